import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { announceAccountChange } from '../../commands.ts';
import { issueToken, type LinkWishes } from '../../mail-links/commands/issue-token.ts';
import { type OneTimeTokenRow, oneTimeTokens } from '../../mail-links/tables.ts';
import { emailChangeMail } from '../../mail-links/texts.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { findConfirmedUser } from '../../queries/find-user.ts';
import type { MailSettings } from '../../services/settings.ts';
import { dropOtherSignUps, lockAddress } from '../../sign-up/commands/sign-up.ts';
import { type UserRow, users } from '../../tables.ts';

/** Begins the move to another address: nothing changes until both mailboxes agree. Throws email_exists. */
export async function requestEmailChange(
  tx: Tx,
  settings: MailSettings,
  { user, newEmail, wishes }: { readonly user: UserRow; readonly newEmail: string; readonly wishes: LinkWishes },
): Promise<void> {
  if (await findConfirmedUser(tx.db, newEmail)) throw new AuthRefusal('email_exists');
  const [changed] = await tx.db
    .update(users)
    .set({ newEmail, newEmailAgreedBy: null, updatedAt: sql`now()` })
    .where(eq(users.id, user.id))
    .returning();
  if (changed) await sendEmailChange(tx, settings, changed, wishes);
}

/** Mails the link to each of the two mailboxes that has not agreed yet. */
export async function sendEmailChange(
  tx: Tx,
  { siteUrl, codeKey }: MailSettings,
  user: UserRow,
  { pkce, redirectTo }: LinkWishes,
): Promise<void> {
  if (user.newEmail === null) return;
  const change = { from: user.email, to: user.newEmail };
  for (const side of ['current', 'new'] as const) {
    if (user.newEmailAgreedBy === side) continue;
    const to = side === 'current' ? change.from : change.to;
    const secrets = await issueToken(tx, codeKey, {
      userId: user.id,
      purpose: `email_change_${side}`,
      email: to,
      pkce,
    });
    await queueMail(tx, emailChangeMail({ to, siteUrl, redirectTo, ...secrets }, change));
  }
  await tx.db.update(users).set({ newEmailSentAt: sql`now()` }).where(eq(users.id, user.id));
}

/** One mailbox agrees. `half`: the other has yet to. `gone`: the change was withdrawn, or the address is taken. */
export async function agreeToEmailChange(tx: Tx, token: OneTimeTokenRow): Promise<'half' | 'whole' | 'gone'> {
  const side = token.purpose === 'email_change_current' ? 'current' : 'new';
  const user = await lockUser(tx, token.userId);
  if (!user?.newEmail || token.email !== (side === 'current' ? user.email : user.newEmail)) return 'gone';
  if (user.newEmailAgreedBy === null || user.newEmailAgreedBy === side) {
    await tx.db.update(users).set({ newEmailAgreedBy: side }).where(eq(users.id, user.id));
    return 'half';
  }
  return (await moveTo(tx, user.newEmail, user)) ? 'whole' : 'gone';
}

async function moveTo(tx: Tx, email: string, { id }: UserRow): Promise<boolean> {
  await lockAddress(tx, email);
  const [owner] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailConfirmedAt)));
  const nothingOpen = { newEmail: null, newEmailSentAt: null, newEmailAgreedBy: null, updatedAt: sql`now()` };
  await tx.db
    .update(users)
    .set(owner ? nothingOpen : { ...nothingOpen, email })
    .where(eq(users.id, id));
  if (owner) return false;
  await dropOtherSignUps(tx, { id, email });
  // Links that were sent to the old mailbox must not open the account any more.
  await tx.db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, id));
  await announceAccountChange(tx, id);
  return true;
}

/** The address stays. The links that were mailed to both mailboxes stop working. */
export async function cancelEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.db
    .update(users)
    .set({ newEmail: null, newEmailSentAt: null, newEmailAgreedBy: null, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await tx.db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.purpose, ['email_change_current', 'email_change_new']),
      ),
    );
}
