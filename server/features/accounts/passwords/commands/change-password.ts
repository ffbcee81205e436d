import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { announceAccountChange } from '../../commands.ts';
import { oneTimeTokens } from '../../mail-links/tables.ts';
import { passwordChangedMail } from '../../mail-links/texts.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { sessions } from '../../sessions/tables.ts';
import { checkMetadata } from '../../sign-up/access.ts';
import { type JsonObject, type UserRow, users } from '../../tables.ts';

/** Merges sign-up details at the first level; null deletes a key. */
export async function mergeMetadata(tx: Tx, userId: string, data: JsonObject): Promise<void> {
  const user = await requireLocked(tx, userId);
  const merged = Object.entries({ ...user.userMetadata, ...data }).filter(([, value]) => value !== null);
  const userMetadata = checkMetadata(Object.fromEntries(merged));
  await tx.db.update(users).set({ userMetadata, updatedAt: sql`now()` }).where(eq(users.id, userId));
}

interface PasswordChange {
  readonly userId: string;
  /** The caller's session, which stays. */
  readonly sessionId: string;
  /** The password hash that the caller's proof was checked against. */
  readonly from: string | null;
  readonly to: string;
  readonly siteUrl: string;
}

/** Changes the password, ends the other sessions, voids mailed links and codes, and emails the owner. */
export async function changePassword(tx: Tx, change: PasswordChange): Promise<void> {
  const { userId, sessionId, from, to, siteUrl } = change;
  const user = await requireLocked(tx, userId);
  // The password was changed concurrently: the proof was for the old one.
  if (user.passwordHash !== from) throw new AuthRefusal('reauthentication_needed');
  const nothingOpen = { newEmail: null, newEmailSentAt: null, newEmailAgreedBy: null };
  await tx.db
    .update(users)
    .set({ passwordHash: to, updatedAt: sql`now()`, ...nothingOpen })
    .where(eq(users.id, userId));
  await tx.db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
  await tx.db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
  announceAccountChange(tx, userId);
  await queueMail(tx, passwordChangedMail({ to: user.email, siteUrl, at: new Date() }));
}

async function requireLocked(tx: Tx, userId: string): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AuthRefusal('user_not_found');
  return user;
}
