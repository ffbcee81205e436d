import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { moveMails } from '#server/platform/mail/forget-mails.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { announceAccountChange } from '../../commands.ts';
import { mayMail, requireMail } from '../../mail-links/access.ts';
import { countAsk } from '../../mail-links/commands/count-ask.ts';
import { issueToken, type LinkWishes } from '../../mail-links/commands/issue-token.ts';
import { type OneTimeTokenRow, oneTimeTokens } from '../../mail-links/tables.ts';
import { emailChangeMail } from '../../mail-links/texts.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { findConfirmedUser } from '../../queries/find-user.ts';
import {
  dropSupportChange,
  endSupportChange,
  supportChangeCarriedOut,
} from '../../second-factor/commands/plan-support-change.ts';
import { type ChangeContext, recordMove } from '../../second-factor/commands/record-change.ts';
import type { MailSettings } from '../../services/settings.ts';
import { sessions } from '../../sessions/tables.ts';
import { dropOtherSignUps, lockAddress } from '../../sign-up/commands/sign-up.ts';
import { type UserRow, users } from '../../tables.ts';

/** The team moved an account to another address, as its owner asked. */
export const emailCorrected = eventKind<{ readonly changeId: string; readonly userId: string }>(
  'account.email_corrected',
);
/** The former mailbox undid the move, and the account is back at the former address. */
export const emailRestored = eventKind<{ readonly changeIds: readonly string[]; readonly userId: string }>(
  'account.email_restored',
);

/** The account is about to move to another address, and still has the former one. */
export const addressLeft = eventKind<{ readonly userId: string }>('account.address_left');

const kind = 'email_change';
const sides = ['current', 'new'] as const;

const correctionOf = (userId: string) => ({ userId, kind: 'email_correction' }) as const;

/**
 * Starts a change of address, which takes effect when both mailboxes agree. Throws email_exists, and over_email_send_rate_limit
 * when the limit of the new mailbox, which may be a stranger's, is reached.
 */
export async function requestEmailChange(
  tx: Tx,
  settings: MailSettings,
  { user, newEmail, wishes }: { readonly user: UserRow; readonly newEmail: string; readonly wishes: LinkWishes },
): Promise<void> {
  if (await findConfirmedUser(tx.db, newEmail)) throw new AuthRefusal('email_exists');
  await requireMail(tx, settings, { kind, to: newEmail });
  // The user's own change replaces the one that the team started.
  if (user.newEmailAgreedBy === 'team') await dropSupportChange(tx, correctionOf(user.id));
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

/** Mails the link again to each mailbox that has not agreed yet, within its limits. */
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

/** Mails one of the two mailboxes the link by which it agrees. */
export async function sendToSide(
  tx: Tx,
  { siteUrl, codeKey }: Pick<MailSettings, 'siteUrl' | 'codeKey'>,
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

/** One mailbox agrees. `half`: the other has not yet. `gone`: the change was cancelled, or the address is taken. */
export async function agreeToEmailChange(
  tx: Tx,
  settings: ChangeContext['settings'],
  token: OneTimeTokenRow,
): Promise<'half' | 'whole' | 'gone'> {
  const side = token.purpose === 'email_change_current' ? 'current' : 'new';
  const user = await lockUser(tx, token.userId);
  if (!user?.newEmail || token.email !== (side === 'current' ? user.email : user.newEmail)) return 'gone';
  if (user.newEmailAgreedBy === null || user.newEmailAgreedBy === side) {
    await tx.db.update(users).set({ newEmailAgreedBy: side }).where(eq(users.id, user.id));
    return 'half';
  }
  const { newEmail } = user;
  const byTeam = user.newEmailAgreedBy === 'team';
  if (byTeam) await endSupportChange(tx, correctionOf(user.id));
  // Both mailboxes agreed to another address, so the one that the team planned is outdated.
  else await dropSupportChange(tx, correctionOf(user.id));
  await clearEmailChange(tx, user.id);
  if (await isTaken(tx, newEmail)) return 'gone';
  if (byTeam) await recordCorrection(tx, settings, user, newEmail);
  await moveTo(tx, newEmail, user);
  return 'whole';
}

/** Records how the account was signed in to, emails the former mailbox how to undo the move, and ends sessions opened by it. */
async function recordCorrection(
  tx: Tx,
  settings: ChangeContext['settings'],
  user: UserRow,
  newEmail: string,
): Promise<void> {
  const changeId = await recordMove(tx, settings, user, newEmail);
  await tx.db.delete(sessions).where(eq(sessions.userId, user.id));
  await tx.emit(emailCorrected, { changeId, userId: user.id });
  await tx.emit(supportChangeCarriedOut, correctionOf(user.id));
}

/** Undoes a move by the team, at the former mailbox's request. The caller ends the sessions and the password. Needs the user's lock. */
export async function moveBack(
  tx: Tx,
  user: UserRow,
  { formerEmail, changeIds }: { readonly formerEmail: string; readonly changeIds: readonly string[] },
): Promise<UserRow> {
  if (user.email !== formerEmail) {
    if (await isTaken(tx, formerEmail)) throw new Refusal('email_undo.address_taken');
    await moveTo(tx, formerEmail, user);
  }
  await tx.emit(emailRestored, { changeIds, userId: user.id });
  return { ...user, email: formerEmail };
}

/** Locks the address and returns whether an account has it. */
async function isTaken(tx: Tx, email: string): Promise<boolean> {
  await lockAddress(tx, email);
  return (await tx.db.$count(users, and(eq(users.email, email), isNotNull(users.emailConfirmedAt)))) > 0;
}

async function moveTo(tx: Tx, email: string, { id, email: former }: UserRow): Promise<void> {
  await tx.emit(addressLeft, { userId: id });
  await tx.db.update(users).set({ email, updatedAt: sql`now()` }).where(eq(users.id, id));
  await moveMails(tx, { from: former, to: email });
  await dropOtherSignUps(tx, { id, email });
  // Links that were sent to the old mailbox must not open the account any more.
  await tx.db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, id));
  announceAccountChange(tx, id);
}

/** Cancels a move to another address, by the user or by the team. The links that were mailed to both mailboxes stop working. */
export async function cancelEmailChange(tx: Tx, userId: string): Promise<void> {
  await clearEmailChange(tx, userId);
  await dropSupportChange(tx, correctionOf(userId));
}

/** Clears the pending change of address, and its links. */
export async function clearEmailChange(tx: Tx, userId: string): Promise<void> {
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
