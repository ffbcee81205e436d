import type { AdminSession } from '#contract/operators/operators.ts';
import { adminSessionKey, forgetStored, isLocalAdmin, readStored } from '#web/lib/stored-session.ts';

/** Lets the menu know at once, the next time, that an administrator signed in here. The server never looks at it. */
export function rememberAdmin({ email, isAdmin, loginTime }: AdminSession): void {
  try {
    localStorage.setItem(adminSessionKey, JSON.stringify({ email, isAdmin, loginTime }));
  } catch {
    // Storage is off in some private windows: the menu goes without.
  }
}

export function forgetAdmin(): void {
  forgetStored(adminSessionKey);
}

/** A record of yesterday says nothing any more. */
export function forgetExpiredAdmin(now: Date): void {
  const kept = readStored(adminSessionKey);
  if (kept !== null && !isLocalAdmin(kept, now)) forgetAdmin();
}
