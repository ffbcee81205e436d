import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findMoveUndoableUntil } from '../../second-factor/queries/find-support-changes.ts';

/**
 * Refuses changes of bank details after the team moved the account to another address, while the former mailbox can undo the move.
 * Call it with the user locked.
 */
export async function refuseAfterMove({ db }: Tx, userId: string): Promise<void> {
  if (await findMoveUndoableUntil(db, userId)) throw new Refusal('bank_account.held');
}
