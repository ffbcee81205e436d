import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { moveMails } from '#server/platform/mail/forget-mails.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOpenUser, lockUser } from '../../commands/lock-user.ts';
import { announceAccountChange } from '../../commands.ts';
import { mayMail, requireMail } from '../../mail-links/access.ts';
import { countAsk } from '../../mail-links/commands/count-ask.ts';
import { issueToken, type LinkWishes } from '../../mail-links/commands/issue-token.ts';
import { type OneTimeTokenRow, oneTimeTokens } from '../../mail-links/tables.ts';
import { emailChangeMail, emailCorrectedMail } from '../../mail-links/texts.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { findConfirmedUser } from '../../queries/find-user.ts';
import type { MailSettings } from '../../services/settings.ts';
import { dropSessions } from '../../sessions/commands/end-sessions.ts';
import { sessions } from '../../sessions/tables.ts';
import { dropOtherSignUps, lockAddress } from '../../sign-up/commands/sign-up.ts';
import { type UserRow, users } from '../../tables.ts';

const kind = 'email_change';
const sides = ['current', 'new'] as const;

/**
 * Begins the move to another address: nothing changes until both mailboxes agree. Throws email_exists, and
 * over_email_send_rate_limit when the other mailbox, which may be a stranger's, was sent enough.
 */
export async function requestEmailChange(
  tx: Tx,
  settings: MailSettings,
  { user, newEmail, wishes }: { readonly user: UserRow; readonly newEmail: string; readonly wishes: LinkWishes },
): Promise<void> {
  if (await findConfirmedUser(tx.db, newEmail)) throw new AuthRefusal('email_exists');
  await requireMail(tx, settings, { kind, to: newEmail });
  const [changed] = await tx.db
    .update(users)
    .set({ newEmail, newEmailAgreedBy: null, updatedAt: sql`now()` })
    .where(eq(users.id, user.id))
    .returning();
  if (!changed) return;
  const asked = await countAsk(tx, changed.id, kind);
  for (const side of sides) await sendToSide(tx, settings, changed, side, { ...wishes, asked });
  await noteSent(tx, changed);
}

/**
 * For somebody whose mailbox is lost or was mistyped, whom the team knows: the new mailbox alone has to agree. The old one is told,
 * and may stop it. All sessions end, now and when it moves. Refusals: user.not_found, user.kept_out, user.email_taken.
 */
export async function correctEmail(
  tx: Tx,
  settings: MailSettings,
  { userId, newEmail }: { readonly userId: string; readonly newEmail: string },
): Promise<void> {
  const user = await lockOpenUser(tx, userId);
  if (await findConfirmedUser(tx.db, newEmail)) throw new Refusal('user.email_taken');
  await cancelEmailChange(tx, userId);
  const [changed] = await tx.db
    .update(users)
    .set({ newEmail, newEmailAgreedBy: 'team', newEmailSentAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning();
  if (!changed) throw new Refusal('user.not_found');
  await dropSessions(tx, userId);
  const asked = await countAsk(tx, userId, kind);
  await sendToSide(tx, settings, changed, 'new', { pkce: null, redirectTo: null, asked });
  await queueMail(tx, emailCorrectedMail({ to: user.email, newEmail, siteUrl: settings.siteUrl }));
}

/** Mails the link again to each of the two mailboxes that has not agreed yet, and may be sent one. */
export async function resendEmailChange(
  tx: Tx,
  settings: MailSettings,
  user: UserRow,
  wishes: LinkWishes,
): Promise<void> {
  if (user.newEmail === null) return;
  const asked = await countAsk(tx, user.id, kind);
  for (const side of sides) {
    const to = side === 'current' ? user.email : user.newEmail;
    if (user.newEmailAgreedBy === side || (side === 'current' && user.newEmailAgreedBy === 'team')) continue;
    if (!(await mayMail(tx, settings, { kind, to }))) continue;
    await sendToSide(tx, settings, user, side, { ...wishes, asked });
  }
  await noteSent(tx, user);
}

async function sendToSide(
  tx: Tx,
  { siteUrl, codeKey }: MailSettings,
  user: UserRow,
  side: (typeof sides)[number],
  { pkce, redirectTo, asked }: LinkWishes & { readonly asked: number },
): Promise<void> {
  if (user.newEmail === null) return;
  const change = { from: user.email, to: user.newEmail, byTeam: user.newEmailAgreedBy === 'team' };
  const to = side === 'current' ? change.from : change.to;
  const purpose = `email_change_${side}` as const;
  const secrets = await issueToken(tx, codeKey, { userId: user.id, purpose, email: to, pkce });
  await queueMail(tx, emailChangeMail({ to, siteUrl, redirectTo, asked, ...secrets }, change));
}

async function noteSent(tx: Tx, { id }: UserRow): Promise<void> {
  await tx.db.update(users).set({ newEmailSentAt: sql`now()` }).where(eq(users.id, id));
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
  const moved = await moveTo(tx, user.newEmail, user);
  // Whoever is signed in came by the old address, which was not the owner's.
  if (moved && user.newEmailAgreedBy === 'team') await tx.db.delete(sessions).where(eq(sessions.userId, user.id));
  return moved ? 'whole' : 'gone';
}

async function moveTo(tx: Tx, email: string, { id, email: former }: UserRow): Promise<boolean> {
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
  await moveMails(tx, { from: former, to: email });
  await dropOtherSignUps(tx, { id, email });
  // Links that were sent to the old mailbox must not open the account any more.
  await tx.db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, id));
  announceAccountChange(tx, id);
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
