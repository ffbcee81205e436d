import { z } from 'zod';
import { id } from '#contract/fields.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { deleteAccount } from '../../accounts/commands/delete-account.ts';
import { lockOpenUser } from '../../accounts/commands/lock-user.ts';
import { findMoveUndoableUntil } from '../../accounts/second-factor/queries/find-support-changes.ts';
import type { UserRow } from '../../accounts/tables.ts';
import type { AdminActor } from '../../operators/access.ts';
import { type Approved, proposeAct } from '../../operators/approvals/commands/propose-act.ts';
import { recordAct } from '../../operators/commands/record-act.ts';
import { isAdministratorsUser } from '../../operators/queries/find-admin.ts';

const erasure = z.object({ userId: id, reason: z.string() });

const onUser = (userId: string) => ({ type: 'user', id: userId }) as const;

/** The account, locked, if its owner could delete it themselves now. */
async function requireErasable(tx: Tx, userId: string): Promise<UserRow> {
  if (await isAdministratorsUser(tx.db, userId)) throw new Refusal('user.administrator');
  const user = await lockOpenUser(tx, userId);
  if (await findMoveUndoableUntil(tx.db, userId)) throw new Refusal('account.moved_lately');
  return user;
}

/** Proposes to delete an account at its owner's request to the team (POPIA, section 24). */
export async function proposeErasure(tx: Tx, actor: AdminActor, input: z.output<typeof erasure>): Promise<void> {
  const { userId, reason } = input;
  const user = await requireErasable(tx, userId);
  await proposeAct(tx, actor, {
    act: 'user.erase',
    on: onUser(userId),
    userId,
    input,
    effects: [
      { label: 'Account', text: user.email },
      {
        label: 'On approval',
        text: 'We’ll delete the account immediately, and this can’t be undone. We’ll delete the profile, documents, pictures and messages. We’ll keep payments, receipts and signed agreements for as long as the law requires. We’ll email the user.',
      },
    ],
    reason,
  });
}

export async function carryOutErasure(tx: Tx, { actor, input }: Approved): Promise<void> {
  const { userId, reason } = erasure.parse(input);
  await deleteAccount(tx, await requireErasable(tx, userId));
  await recordAct(tx, actor, 'user.erase', onUser(userId), reason);
}
