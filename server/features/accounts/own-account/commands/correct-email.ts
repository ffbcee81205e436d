import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOpenUser, lockUser } from '../../commands/lock-user.ts';
import { countAsk } from '../../mail-links/commands/count-ask.ts';
import { findConfirmedUser } from '../../queries/find-user.ts';
import { createChangeTokens } from '../../second-factor/access/change-tokens.ts';
import {
  endSupportChange,
  planSupportChange,
  replanCorrection,
} from '../../second-factor/commands/plan-support-change.ts';
import { type SupportChangeRow, supportChanges } from '../../second-factor/tables.ts';
import { correctionAskedMail } from '../../second-factor/texts.ts';
import { type AccountSettings, deriveAccountKeys, type MailSettings } from '../../services/settings.ts';
import { users } from '../../tables.ts';
import { clearEmailChange, sendToSide } from './change-email.ts';

const kind = 'email_correction';

interface Correction {
  readonly userId: string;
  readonly newEmail: string;
}

/**
 * Plans a change of address for a user whose mailbox is lost or was mistyped, and whom the team has identified. For 24 hours the old
 * mailbox can stop it; then the new mailbox has to confirm. Another address starts the wait again; the same address, once the wait
 * is over, mails the new mailbox again.
 */
export async function askCorrection(
  tx: Tx,
  { siteUrl, secretKey }: Pick<AccountSettings, 'siteUrl' | 'secretKey'>,
  { userId, newEmail }: Correction,
): Promise<void> {
  const { user, pending } = await requireCorrectable(tx, { userId, newEmail });
  if (pending?.newEmail === newEmail)
    return startCorrection(tx, { siteUrl, codeKey: deriveAccountKeys(secretKey).codeKey }, pending);
  if (user.newEmailAgreedBy === 'team') await clearEmailChange(tx, userId);
  const planned = pending
    ? await replanCorrection(tx, userId, newEmail)
    : await planSupportChange(tx, { userId, kind, newEmail });
  if (!planned) throw new Refusal('user.correction_waits');
  const { id, takesEffectAt } = planned;
  const token = createChangeTokens(secretKey).of({ kind: 'correction', id });
  await queueMail(tx, correctionAskedMail({ to: user.email, siteUrl, token, at: new Date(), takesEffectAt, newEmail }));
}

/** Locks and returns the user, if the account can move to that address. */
export async function requireCorrectable(tx: Tx, { userId, newEmail }: Correction) {
  const user = await lockOpenUser(tx, userId);
  if (await findConfirmedUser(tx.db, newEmail)) throw new Refusal('user.email_taken');
  const pending = await findCorrection(tx, userId);
  if (pending?.newEmail === newEmail && pending.begunAt === null) throw new Refusal('user.correction_waits');
  return { user, pending };
}

/** Asks the new mailbox to confirm, once the wait is over. Call it with the user locked. */
export async function startCorrection(
  tx: Tx,
  settings: Pick<MailSettings, 'siteUrl' | 'codeKey'>,
  { id, userId, newEmail }: SupportChangeRow,
): Promise<void> {
  await clearEmailChange(tx, userId);
  // Another account has the address by now.
  if (newEmail === null || (await findConfirmedUser(tx.db, newEmail))) {
    await endSupportChange(tx, { userId, kind });
    return;
  }
  await tx.db
    .update(users)
    .set({ newEmail, newEmailAgreedBy: 'team', newEmailSentAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  const user = await lockUser(tx, userId);
  if (!user) return;
  await tx.db.update(supportChanges).set({ begunAt: sql`now()` }).where(eq(supportChanges.id, id));
  const asked = await countAsk(tx, userId, 'email_change');
  await sendToSide(tx, settings, user, 'new', { pkce: null, redirectTo: null, asked });
}

async function findCorrection(tx: Tx, userId: string): Promise<SupportChangeRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(supportChanges)
    .where(and(eq(supportChanges.userId, userId), eq(supportChanges.kind, kind)));
  return row;
}
