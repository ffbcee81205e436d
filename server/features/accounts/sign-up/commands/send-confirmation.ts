import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { issueToken, type LinkWishes } from '../../mail-links/commands/issue-token.ts';
import { confirmationMail } from '../../mail-links/texts.ts';
import type { MailSettings } from '../../services/settings.ts';
import { type UserRow, users } from '../../tables.ts';

/** Mails the link that confirms this sign-up only; `asked`: number of requests. */
export async function sendConfirmation(
  tx: Tx,
  { siteUrl, codeKey }: MailSettings,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  { pkce, redirectTo, asked }: LinkWishes & { readonly asked: number },
): Promise<UserRow> {
  const secrets = await issueToken(tx, codeKey, { userId: id, purpose: 'signup', email, pkce });
  const [user] = await tx.db.update(users).set({ confirmationSentAt: sql`now()` }).where(eq(users.id, id)).returning();
  if (!user) throw new Error('The sign-up to be confirmed is gone');
  await queueMail(tx, confirmationMail({ to: email, siteUrl, redirectTo, asked, ...secrets }));
  return user;
}
