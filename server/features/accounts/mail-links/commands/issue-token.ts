import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { hmac, sha256 } from '#server/platform/crypto/digests.ts';
import type { AnyKey } from '#server/platform/crypto/key-ring.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lifetimes } from '../../services/settings.ts';
import { oneTimeTokens, type TokenPurpose } from '../tables.ts';

export interface PkceChallenge {
  readonly challenge: string;
  readonly method: 'plain' | 's256';
}

/** A client's options for a link. */
export interface LinkWishes {
  readonly pkce: PkceChallenge | null;
  readonly redirectTo: string | null;
}

interface Input {
  readonly userId: string;
  readonly purpose: TokenPurpose;
  /** The mailbox that the link proves. */
  readonly email: string;
  readonly pkce: PkceChallenge | null;
}

/** The secrets in the email. Neither is stored. */
export interface MailedSecrets {
  readonly linkToken: string;
  readonly code: string;
}

/** Creates a link token and a code. Earlier ones for the same purpose stop working. */
export async function issueToken(
  tx: Tx,
  codeKey: AnyKey,
  { userId, purpose, email, pkce }: Input,
): Promise<MailedSecrets> {
  const linkToken = newLinkToken({ pkce: pkce !== null });
  const code = newCode();
  const values = {
    id: uuidv7(),
    email,
    linkHash: hashLinkToken(linkToken),
    linkExpiresAt: secondsAhead(lifetimes.link),
    codeHash: hashCode(codeKey, userId, purpose, code),
    codeExpiresAt: secondsAhead(lifetimes.code),
    codeAttempts: 0,
    codeChallenge: pkce?.challenge ?? null,
    codeChallengeMethod: pkce?.method ?? null,
    usedAt: null,
    createdAt: sql`now()`,
  };
  await tx.db
    .insert(oneTimeTokens)
    .values({ ...values, userId, purpose })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: values });
  return { linkToken, code };
}

const secondsAhead = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Marks links of the PKCE flow; the client relies on this prefix. */
const pkcePrefix = 'pkce_';

/** 256 random bits for a link. */
function newLinkToken({ pkce }: { readonly pkce: boolean }): string {
  return (pkce ? pkcePrefix : '') + randomBytes(32).toString('base64url');
}

/** Random enough that a plain hash cannot be reversed. */
export const hashLinkToken = sha256;

/** Six digits, easy to type and to guess: valid for a few minutes and a few attempts. */
function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** The hash is keyed, because a million codes are tried in no time, and bound to one user and purpose. */
export function hashCode(key: AnyKey, userId: string, purpose: TokenPurpose, code: string): Buffer {
  return hmac(key, `${userId} ${purpose} ${code}`);
}
