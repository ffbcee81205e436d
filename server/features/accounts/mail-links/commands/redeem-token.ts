import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { isMadeBy } from '#server/platform/crypto/digests.ts';
import type { AnyKey } from '#server/platform/crypto/key-ring.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { agreeToEmailChange } from '../../own-account/commands/change-email.ts';
import type { AuthRefusalKey } from '../../protocol/access/auth-refusal.ts';
import { type AccountSettings, codeAttempts } from '../../services/settings.ts';
import type { AuthMethod } from '../../sessions/tables.ts';
import { dropOtherSignUps, lockAddress } from '../../sign-up/commands/sign-up.ts';
import { users } from '../../tables.ts';
import { type OneTimeTokenRow, oneTimeTokens, type TokenPurpose } from '../tables.ts';
import { hashCode, hashLinkToken, type PkceChallenge } from './issue-token.ts';

export const verifyTypes = ['signup', 'recovery', 'magiclink', 'invite', 'email_change', 'email'] as const;

export type VerifyType = (typeof verifyTypes)[number];

const purposes: Record<VerifyType, readonly TokenPurpose[]> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  invite: [],
  email_change: ['email_change_current', 'email_change_new'],
  email: ['signup', 'magiclink'],
};

const methods: Record<TokenPurpose, AuthMethod['method']> = {
  signup: 'otp',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change_current: 'otp',
  email_change_new: 'otp',
  reauthentication: 'otp',
};

/** Returns the token of a link. Locks its address, its user and the token, in this order, like every command that deletes tokens. */
export async function findLinkToken(
  tx: Tx,
  type: VerifyType,
  linkToken: string,
): Promise<OneTimeTokenRow | AuthRefusalKey> {
  const found = and(eq(oneTimeTokens.linkHash, hashLinkToken(linkToken)), gt(oneTimeTokens.linkExpiresAt, sql`now()`));
  const [seen] = await tx.db
    .select({ email: oneTimeTokens.email, userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(found);
  if (!seen) return 'link_expired';
  await lockAddress(tx, seen.email);
  await lockUser(tx, seen.userId);
  const [token] = await tx.db.select().from(oneTimeTokens).where(found).for('update');
  if (!(token && purposes[type].includes(token.purpose))) return 'link_expired';
  return token.usedAt === null ? token : 'link_used';
}

/**
 * Returns the token of the last code emailed to this address, locked like that of a link. A wrong code counts against it, so the
 * refusal is returned, not thrown: the count must be committed.
 */
export async function findCodeToken(
  tx: Tx,
  codeKey: AnyKey,
  { type, email, code }: { readonly type: VerifyType; readonly email: string; readonly code: string },
): Promise<OneTimeTokenRow | AuthRefusalKey> {
  if (purposes[type].length === 0) return 'otp_expired';
  await lockAddress(tx, email);
  const found = and(
    eq(oneTimeTokens.email, email),
    inArray(oneTimeTokens.purpose, [...purposes[type]]),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.codeExpiresAt, sql`now()`),
    lt(oneTimeTokens.codeAttempts, codeAttempts),
  );
  const latest = tx.db.select().from(oneTimeTokens).where(found).orderBy(desc(oneTimeTokens.createdAt)).limit(1);
  const [seen] = await latest;
  if (!seen) return 'otp_expired';
  await lockUser(tx, seen.userId);
  const [token] = await latest.for('update');
  if (!token) return 'otp_expired';
  const hash = (key: Buffer) => hashCode(key, token.userId, token.purpose, code);
  if (isMadeBy(codeKey, token.codeHash, hash)) return token;
  await tx.db
    .update(oneTimeTokens)
    .set({ codeAttempts: sql`${oneTimeTokens.codeAttempts} + 1` })
    .where(eq(oneTimeTokens.id, token.id));
  return 'otp_expired';
}

/** The result of redeeming a link or a code. */
export interface Redeemed {
  readonly userId: string;
  readonly method: AuthMethod['method'];
  /** Set when the link was requested in the PKCE flow. */
  readonly pkce: PkceChallenge | null;
}

/** Uses the token up, which proves its mailbox. `half_of_email_change`: the other mailbox has not agreed yet. */
export async function redeemToken(
  tx: Tx,
  settings: Pick<AccountSettings, 'siteUrl' | 'secretKey'>,
  token: OneTimeTokenRow,
): Promise<Redeemed | 'half_of_email_change' | AuthRefusalKey> {
  await tx.db.delete(oneTimeTokens).where(eq(oneTimeTokens.id, token.id));
  if (token.purpose === 'email_change_current' || token.purpose === 'email_change_new') {
    const agreed = await agreeToEmailChange(tx, settings, token);
    if (agreed === 'half') return 'half_of_email_change';
    if (agreed === 'gone') return 'link_expired';
  } else if (!(await confirmEmail(tx, token))) return 'link_expired';
  // People open it again, a day later or on another device: the used token is kept to say that the address is confirmed.
  if (token.purpose === 'signup') await tx.db.insert(oneTimeTokens).values({ ...token, usedAt: sql`now()` });
  const { userId, codeChallenge: challenge, codeChallengeMethod: method } = token;
  return { userId, method: methods[token.purpose], pkce: challenge && method ? { challenge, method } : null };
}

/** False when the address now belongs to another account. */
async function confirmEmail(tx: Tx, { userId, email, purpose }: OneTimeTokenRow): Promise<boolean> {
  const user = await lockUser(tx, userId);
  // A link to an address that the account no longer has.
  if (user?.email !== email) return false;
  if (user.emailConfirmedAt !== null) return true;
  const [other] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailConfirmedAt)));
  if (other) return false;
  await tx.db
    .update(users)
    .set({
      emailConfirmedAt: sql`now()`,
      updatedAt: sql`now()`,
      // Only its own confirmation proves that the password was chosen by the owner of the mailbox.
      ...(purpose === 'signup' ? {} : { passwordHash: null }),
    })
    .where(eq(users.id, userId));
  await dropOtherSignUps(tx, user);
  return true;
}
