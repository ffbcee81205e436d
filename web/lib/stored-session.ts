import type { Session } from '@supabase/auth-js';
import { type UserType, userTypes } from '#contract/accounts/roles.ts';

/** The sign-in client's key of the session in local storage. */
export const sessionKey = 'thengisa-auth';

/** The key of the admin sign-in's hint for the menu. It grants nothing. */
export const adminSessionKey = 'adminSession';

const adminHours = 24;

/** The part of a stored session that a page can read before the sign-in client is loaded. None of it is verified. */
export interface StoredUser {
  readonly email: string;
  /** As which they signed up; they may have another role since. */
  readonly userType: UserType | null;
}

interface Kept {
  readonly access_token?: unknown;
  /** Seconds. */
  readonly expires_at?: unknown;
  readonly user?: {
    readonly email?: unknown;
    readonly user_metadata?: { readonly user_type?: unknown };
    readonly factors?: readonly { readonly status?: unknown }[];
  };
}

/** The stored text, or null: equal texts are the same session. Storage is off in some private windows. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Only false is certain: without storage, the sign-in client holds a session in memory. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return true;
  }
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there is nothing to delete.
  }
}

/** @returns null when signed out, or when the second factor is still missing */
export function parseStoredUser(text: string | null): StoredUser | null {
  const { access_token: token, user } = parse<Kept>(text) ?? {};
  if (typeof token !== 'string' || typeof user?.email !== 'string') return null;
  if (lacksSecondFactor({ access_token: token, user })) return null;
  const userType = userTypes.find((type) => type === user.user_metadata?.user_type) ?? null;
  return { email: user.email, userType };
}

/** Only the password was shown, and the account has a second factor too. */
export function lacksSecondFactor({
  access_token: token,
  user,
}: Pick<Kept, 'user'> & { access_token: string }): boolean {
  return (user?.factors?.some(({ status }) => status === 'verified') ?? false) && claimsOf(token).aal === 'aal1';
}

/** The sign-in client refreshes a session in its last 90 seconds. */
const lastingMs = 100_000;

/** The stored session, if its access token needs no refresh for a while; unverified. */
export function lastingSession(text: string | null, now: Date): Session | null {
  const session = parse<Session>(text);
  const { access_token: token, refresh_token: refresh, expires_at: end, user } = session ?? {};
  const isWhole = typeof token === 'string' && typeof refresh === 'string' && typeof user?.id === 'string';
  return isWhole && typeof end === 'number' && end * 1000 > now.getTime() + lastingMs ? session : null;
}

/** The user of the stored session, or null. */
export function storedUserId(text: string | null): string | null {
  const { user } = parse<{ user?: { readonly id?: unknown } }>(text) ?? {};
  return typeof user?.id === 'string' ? user.id : null;
}

/** Whether the access token of a stored session has expired. */
export function hasRunOut(text: string | null, now: Date): boolean {
  const { expires_at: end } = parse<Kept>(text) ?? {};
  return typeof end === 'number' && end * 1000 <= now.getTime();
}

/** Whether an admin signed in on this device in the last 24 hours. */
export function isLocalAdmin(text: string | null, now: Date): boolean {
  const { isAdmin, loginTime } = parse<{ isAdmin?: unknown; loginTime?: unknown }>(text) ?? {};
  if (isAdmin !== true || (typeof loginTime !== 'string' && typeof loginTime !== 'number')) return false;
  const age = now.getTime() - new Date(loginTime).getTime();
  return age >= 0 && age < adminHours * 3_600_000;
}

/** Their address, or null. */
export function localAdminEmail(text: string | null, now: Date): string | null {
  const { email } = parse<{ email?: unknown }>(text) ?? {};
  return isLocalAdmin(text, now) && typeof email === 'string' ? email : null;
}

/** The claims of an access token, unverified. */
export function claimsOf(token: string): {
  readonly sub?: unknown;
  readonly aal?: unknown;
  readonly session_id?: unknown;
} {
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  try {
    return parse<object>(atob(payload)) ?? {};
  } catch {
    return {};
  }
}

function parse<T extends object>(text: string | null): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as T | null) : null;
  } catch {
    return null;
  }
}
