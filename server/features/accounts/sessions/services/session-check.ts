import type { Role } from '#contract/accounts/roles.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import type { AccountSettings } from '../../services/settings.ts';
import { findSignedIn } from '../queries/find-signed-in.ts';
import type { AssuranceLevel } from '../tables.ts';
import { readAccessToken } from './access-token.ts';
import type { SigningKeys } from './signing-keys.ts';

/** The caller as stored in the database: the same object until something about the account changes. */
export interface SignedIn {
  readonly userId: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly sessionId: string;
  readonly aal: AssuranceLevel;
  /** The account has a second factor, and this session has not shown it. */
  readonly needsSecondFactor: boolean;
}

// A safety net for lost notices: changes are announced.
const maximumAge = 30_000;
const capacity = 10_000;

export interface SessionCheck {
  /** Throws an AuthRefusal: bad_jwt or session_not_found. No query while the token is cached. */
  readonly verify: (token: string) => Promise<SignedIn>;
  /** Drops what is cached about a user. */
  readonly forget: (userId: string) => void;
  /** To be called when notices may have been missed. */
  readonly forgetAll: () => void;
}

interface Cached {
  readonly signedIn: SignedIn;
  /** Milliseconds; never later than the end of the token or of the session. */
  readonly until: number;
}

interface Dependencies {
  readonly db: Db;
  readonly keys: SigningKeys;
  readonly settings: Pick<AccountSettings, 'siteUrl'>;
}

/** Checks access tokens against their session, and caches the result. */
export function createSessionCheck({ db, keys, settings }: Dependencies): SessionCheck {
  // In order of last use: the first is the one to evict.
  const byToken = new Map<string, Cached>();
  const tokensOf = new Map<string, Set<string>>();
  // A read in progress when a notice arrives may return the state before it.
  const reading = new Map<string, Set<{ stale: boolean }>>();

  function drop(token: string): void {
    const cached = byToken.get(token);
    if (!cached) return;
    byToken.delete(token);
    const { userId } = cached.signedIn;
    const tokens = tokensOf.get(userId);
    tokens?.delete(token);
    if (tokens?.size === 0) tokensOf.delete(userId);
  }

  function keep(token: string, cached: Cached): void {
    drop(token);
    byToken.set(token, cached);
    const { userId } = cached.signedIn;
    const tokens = tokensOf.get(userId) ?? new Set();
    tokensOf.set(userId, tokens.add(token));
    if (byToken.size > capacity) drop(byToken.keys().next().value as string);
  }

  async function check(token: string): Promise<SignedIn> {
    const claims = await readAccessToken(keys, settings, token);
    const read = { stale: false };
    const reads = reading.get(claims.userId) ?? new Set();
    reading.set(claims.userId, reads.add(read));
    try {
      const row = await findSignedIn(db, claims);
      if (!row || row.banned) throw new AuthRefusal('session_not_found');
      const { userId, sessionId } = claims;
      const { email, roles } = row;
      // A token from before the second factor may be a copy, held by an intruder who has not shown it.
      const aal = claims.aal === 'aal2' ? row.aal : 'aal1';
      const needsSecondFactor = row.hasFactor && aal === 'aal1';
      const signedIn = { userId, sessionId, email, roles, aal, needsSecondFactor };
      const until = Math.min(claims.expiresAt, row.expiresAt.getTime(), Date.now() + maximumAge);
      if (!read.stale) keep(token, { signedIn, until });
      return signedIn;
    } finally {
      reads.delete(read);
      if (reads.size === 0 && reading.get(claims.userId) === reads) reading.delete(claims.userId);
    }
  }

  function forget(userId: string): void {
    for (const token of [...(tokensOf.get(userId) ?? [])]) drop(token);
    for (const read of reading.get(userId) ?? []) read.stale = true;
  }

  return {
    async verify(token) {
      const cached = byToken.get(token);
      if (cached === undefined || Date.now() >= cached.until) return check(token);
      byToken.delete(token);
      byToken.set(token, cached);
      return cached.signedIn;
    },
    forget,
    forgetAll() {
      byToken.clear();
      tokensOf.clear();
      for (const reads of reading.values()) for (const read of reads) read.stale = true;
    },
  };
}
