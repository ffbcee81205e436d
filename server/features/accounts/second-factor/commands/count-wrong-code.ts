import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { announceAccountChange } from '../../commands.ts';
import type { AuthRefusalKey } from '../../protocol/access/auth-refusal.ts';
import { wrongFactorCodeMaximum } from '../../services/settings.ts';
import { sessions } from '../../sessions/tables.ts';
import { describeDevice } from '../../sessions/texts/device-names.ts';
import { users } from '../../tables.ts';
import { wrongCodesMail } from '../texts.ts';
import type { ChangeContext } from './record-change.ts';

interface Sender {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Counts a wrong code of an authenticator app, across sessions. The tenth in a row ends the session that sent it and emails the
 * owner, because the guesser knows the password. Returns the refusal instead of throwing it: the count must be committed.
 */
export async function countWrongCode(
  tx: Tx,
  { settings: { siteUrl }, userAgent }: ChangeContext,
  { userId, sessionId }: Sender,
): Promise<AuthRefusalKey> {
  const [user] = await tx.db
    .update(users)
    .set({ wrongFactorCodes: sql`${users.wrongFactorCodes} + 1` })
    .where(eq(users.id, userId))
    .returning();
  if (!user || user.wrongFactorCodes < wrongFactorCodeMaximum) return 'mfa_verification_failed';
  await forgiveWrongCodes(tx, userId);
  await tx.db.delete(sessions).where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  announceAccountChange(tx, userId);
  const device = describeDevice(userAgent ?? null);
  await queueMail(tx, wrongCodesMail({ to: user.email, siteUrl, device, at: new Date() }));
  return 'too_many_wrong_codes';
}

/** Resets the count after a right code. */
export async function forgiveWrongCodes(tx: Tx, userId: string): Promise<void> {
  await tx.db.update(users).set({ wrongFactorCodes: 0 }).where(eq(users.id, userId));
}
