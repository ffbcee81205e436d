import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { hashCode, hashLinkToken, newCode, newLinkToken } from '../../access/one-time-secrets.ts';
import { lifetimes } from '../../services/settings.ts';
import { oneTimeTokens, type TokenPurpose } from '../../tables.ts';

export interface PkceChallenge {
  readonly challenge: string;
  readonly method: 'plain' | 's256';
}

interface Input {
  readonly userId: string;
  readonly purpose: TokenPurpose;
  /** The mailbox that proves itself. */
  readonly email: string;
  readonly pkce: PkceChallenge | null;
}

/** What goes into the mail. Neither is stored. */
export interface MailedSecrets {
  readonly linkToken: string;
  readonly code: string;
}

/** Makes a link and a code. What was sent before for the same purpose stops working. */
export async function issueToken(
  tx: Tx,
  codeKey: Buffer,
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
    createdAt: sql`now()`,
  };
  await tx.db
    .insert(oneTimeTokens)
    .values({ ...values, userId, purpose })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: values });
  return { linkToken, code };
}

const secondsAhead = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
