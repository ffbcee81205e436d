import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { announceAccountChange } from '../../commands.ts';
import { dropSupportChange } from '../../second-factor/commands/plan-support-change.ts';
import type { MailSettings } from '../../services/settings.ts';
import { pkceCodes, sessions } from '../../sessions/tables.ts';
import { type UserRow, users } from '../../tables.ts';
import { oneTimeTokens } from '../tables.ts';
import { recoveryMail } from '../texts.ts';
import { countAsk } from './count-ask.ts';
import { issueToken } from './issue-token.ts';

/** Settings for mailing a link, for features that use nothing else of accounts. */
export type MailAccess = MailSettings;

/**
 * Locks out an intruder whom the owner reports by a mailed link: ends all sessions, invalidates the password until a new one is
 * chosen by email, and cancels a pending change of address. Call it with the user locked.
 */
export async function shutOut(tx: Tx, { siteUrl, codeKey }: MailSettings, user: UserRow): Promise<void> {
  const { id: userId, email } = user;
  const nothingOpen = { newEmail: null, newEmailSentAt: null, newEmailAgreedBy: null };
  await tx.db
    .update(users)
    .set({ passwordHash: null, wrongFactorCodes: 0, updatedAt: sql`now()`, ...nothingOpen })
    .where(eq(users.id, userId));
  await dropSupportChange(tx, { userId, kind: 'email_correction' });
  for (const table of [sessions, oneTimeTokens, pkceCodes]) await tx.db.delete(table).where(eq(table.userId, userId));
  announceAccountChange(tx, userId);
  const secrets = await issueToken(tx, codeKey, { userId, purpose: 'recovery', email, pkce: null });
  const asked = await countAsk(tx, userId, 'recovery');
  await queueMail(tx, recoveryMail({ to: email, siteUrl, redirectTo: null, asked, ...secrets }));
}
