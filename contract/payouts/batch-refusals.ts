import { emailUndoDays } from '../accounts/support-changes.ts';
import type { RefusalText } from '../refusal-text.ts';

/** Refusals of payouts, batches, wallet holds and bank statements in the admin panel. */
export const batchRefusals = {
  'payout.gone_ahead': {
    status: 409,
    title: 'This payout has changed',
    detail: 'Another admin changed this payout, or the rep cancelled it. Refresh to see the latest.',
  },
  'wallet_hold.placed_before': {
    status: 409,
    title: 'This wallet is already on hold',
    detail: 'If the reason has changed, lift the current hold first.',
  },
  'wallet_hold.not_found': {
    status: 404,
    title: 'Hold not found',
    detail: 'The hold was lifted, or the account was deleted.',
  },
  'wallet_hold.suspended': {
    status: 409,
    title: 'This account is suspended',
    detail: 'Its wallet stays on hold during the suspension. Lift the suspension to end the hold.',
  },
  'wallet_hold.timed': {
    status: 409,
    title: 'This hold ends automatically',
    detail: `The account’s email address has changed. Its wallet stays on hold for ${emailUndoDays} days, while the user can undo the change from the old address.`,
  },
  'payout_batch.not_found': { status: 404, title: 'Batch not found', detail: 'This batch doesn’t exist.' },
  'payout_batch.empty': {
    status: 409,
    title: 'Nothing to pay out',
    detail: 'All requested payouts are on hold.',
  },
  'payout_batch.gone_ahead': {
    status: 409,
    title: 'This batch has changed',
    detail: 'Someone else has already changed this batch. Refresh to see the latest.',
  },
  'payout_batch.same_administrator': {
    status: 403,
    title: 'Another admin must release this batch',
    detail: 'You made this batch, so another admin must release it.',
  },
  'payout_batch.changed': {
    status: 409,
    title: 'The batch has changed',
    detail: 'A payout was removed since you opened the batch. Check the new total, then release the batch.',
  },
  'payout_batch.bank_short': {
    status: 409,
    title: 'Not enough money at the bank',
    detail:
      'The batch total is more than the money available in our bank account. Release the batch once the card provider has paid out.',
  },
  'payout_batch.stopped': {
    status: 409,
    title: 'One payout in this batch is on hold',
    detail:
      'The rep’s wallet is on hold, or the rep said that the bank account isn’t theirs. First remove that payout from the batch.',
  },
  'payout_batch.account_unreadable': {
    status: 409,
    title: 'The bank file can’t be made',
    detail: 'We can’t read one of its bank account numbers. Remove that payout from the batch, then release the rest.',
  },
  'payout_batch.not_released': {
    status: 409,
    title: 'This batch isn’t released yet',
    detail: 'You can download the bank file once another admin has released the batch.',
  },
  'payout_batch.not_yours': {
    status: 403,
    title: 'You can’t download this bank file',
    detail: 'The file has the bank details of reps. Only the admins who made and released the batch can download it.',
  },
  'payout_batch.file_gone': {
    status: 409,
    title: 'The bank file can no longer be made',
    detail: 'We can no longer read one of its bank account numbers.',
  },
  'bank_statement.not_found': { status: 404, title: 'Statement not found', detail: 'This statement doesn’t exist.' },
  'bank_statement.too_large': {
    status: 413,
    title: 'This file is too large',
    detail: 'A statement can have up to 1 MB and 5,000 lines. Export one for a shorter period.',
  },
  'bank_statement.unreadable': {
    status: 422,
    title: 'We can’t read this statement',
    detail:
      'Upload a CSV file with a date, a description and an amount in each line. If we can’t tell its columns apart, add a first line with their names, such as Date, Description, Amount.',
  },
} as const satisfies Record<string, RefusalText>;
