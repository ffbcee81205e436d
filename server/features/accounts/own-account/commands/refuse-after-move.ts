import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findMoveUndoableUntil } from '../../second-factor/queries/find-support-changes.ts';

/**
 * After the team moved an account to another address, its bank details stay as they are while the former mailbox can undo the
 * move. Call it with the user locked.
 */
export async function refuseAfterMove({ db }: Tx, userId: string): Promise<void> {
  if (await findMoveUndoableUntil(db, userId)) throw new Refusal('bank_account.held');
}
