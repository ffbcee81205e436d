import { z } from 'zod';
import { emailUndoDays, supportDelayHours } from '#contract/accounts/support-changes.ts';
import { emailCorrection } from '#contract/admin/admin-users.ts';
import { id } from '#contract/fields.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { askCorrection, requireCorrectable } from '../../accounts/own-account/commands/correct-email.ts';
import type { AdminActor } from '../../operators/access.ts';
import { type Approved, proposeAct } from '../../operators/approvals/commands/propose-act.ts';
import { recordAct } from '../../operators/commands/record-act.ts';
import { isAdministratorsUser } from '../../operators/queries/find-admin.ts';

const correction = z.object({
  userId: id,
  email: emailCorrection.shape.email.overwrite(mailboxOf),
  reason: z.string(),
});

const onUser = (userId: string) => ({ type: 'user', id: userId }) as const;

/** Proposes another email address for an account. */
export async function proposeCorrection(tx: Tx, actor: AdminActor, input: z.output<typeof correction>): Promise<void> {
  const { userId, reason } = input;
  const email = mailboxOf(input.email);
  if (await isAdministratorsUser(tx.db, userId)) throw new Refusal('user.administrator');
  const { user } = await requireCorrectable(tx, { userId, newEmail: email });
  await proposeAct(tx, actor, {
    act: 'user.correct_email',
    on: onUser(userId),
    userId,
    input: { userId, email, reason },
    effects: [
      { label: 'Current email address', text: user.email },
      { label: 'New email address', text: email },
      {
        label: 'On approval',
        text: `We’ll email the current address, and the user has ${supportDelayHours} hours to stop the change from there. The new address must then be confirmed. For the next ${emailUndoDays} days, the user can undo the change from the old address. During that time, we won’t make payouts and bank details can’t be changed.`,
      },
    ],
    reason,
  });
}

export async function carryOutCorrection(
  tx: Tx,
  { actor, input, settings }: Approved & { readonly settings: Parameters<typeof askCorrection>[1] },
): Promise<void> {
  const { userId, email, reason } = correction.parse(input);
  if (await isAdministratorsUser(tx.db, userId)) throw new Refusal('user.administrator');
  await askCorrection(tx, settings, { userId, newEmail: email });
  await recordAct(tx, actor, 'user.correct_email', onUser(userId), reason);
}
