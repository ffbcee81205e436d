import type { AdminSession } from '#contract/operators/operators.ts';
import { adminSessionKey, forgetStored, isLocalAdmin, readStored } from '#web/lib/stored-session.ts';

/** A hint that an admin has signed in here, so that the menu can show it without a request. The server never reads it. */
export function rememberAdmin({ email, isAdmin, loginTime }: AdminSession): void {
  try {
    localStorage.setItem(adminSessionKey, JSON.stringify({ email, isAdmin, loginTime }));
  } catch {
    // Storage is off in some private windows: then the menu goes without.
  }
}

export function forgetAdmin(): void {
  forgetStored(adminSessionKey);
}

/** A hint from yesterday is stale. */
export function forgetExpiredAdmin(now: Date): void {
  const kept = readStored(adminSessionKey);
  if (kept !== null && !isLocalAdmin(kept, now)) forgetAdmin();
}
