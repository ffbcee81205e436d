import { emailUndoDays } from '../accounts/support-changes.ts';
import type { RefusalText } from '../refusal-text.ts';

/** What administrators are told of payouts, batches and what the bank says. */
export const batchRefusals = {
  'payout.gone_ahead': {
    status: 409,
    title: 'This payout stands otherwise now',
    detail: 'Somebody else was faster, or the rep took it back. Look at it again.',
  },
  'wallet_hold.placed_before': {
    status: 409,
    title: 'This wallet is on hold already',
    detail: 'Lift that hold first if the reason has changed.',
  },
  'wallet_hold.not_found': {
    status: 404,
    title: 'There is no such hold',
    detail: 'It was lifted, or the account is gone.',
  },
  'wallet_hold.suspended': {
    status: 409,
    title: 'This account is suspended',
    detail: 'Its wallet is on hold for as long as that stands. Lift the suspension, and the hold goes with it.',
  },
  'wallet_hold.timed': {
    status: 409,
    title: 'This hold ends by itself',
    detail: `The account moved to another email address. Its wallet is on hold until the former mailbox can no longer undo that, for ${emailUndoDays} days.`,
  },
  'payout_batch.not_found': { status: 404, title: 'Batch not found', detail: 'There is no such batch.' },
  'payout_batch.empty': {
    status: 409,
    title: 'There is nothing to pay out',
    detail: 'Nothing is asked for that is not on hold.',
  },
  'payout_batch.gone_ahead': {
    status: 409,
    title: 'This batch has changed',
    detail: 'Someone else has already changed this batch. Refresh to see the latest.',
  },
  'payout_batch.same_administrator': {
    status: 403,
    title: 'Another admin must release this batch',
    detail: 'You made this batch, so another admin has to release it.',
  },
  'payout_batch.changed': {
    status: 409,
    title: 'The batch has changed',
    detail: 'A payout was taken out since you saw it. Look at its new total, and release it then.',
  },
  'payout_batch.bank_short': {
    status: 409,
    title: 'Not enough money at the bank',
    detail: 'The batch comes to more than is free in our bank account. Release it when the card provider has paid out.',
  },
  'payout_batch.stopped': {
    status: 409,
    title: 'One of its payouts is stopped',
    detail:
      'The rep’s wallet is on hold, or the rep said that the bank account isn’t theirs. Take that payout out of the batch first.',
  },
  'payout_batch.account_unreadable': {
    status: 409,
    title: 'The bank file can’t be made',
    detail: 'We can’t read one of its bank account numbers. Take that payout out of the batch, then release the rest.',
  },
  'payout_batch.not_released': {
    status: 409,
    title: 'This batch is not released',
    detail: 'There is a file for the bank once another administrator has released it.',
  },
  'payout_batch.not_yours': {
    status: 403,
    title: 'This file is not for you',
    detail: 'Who made a batch and who released it can have its file: it holds the accounts of people.',
  },
  'payout_batch.file_gone': {
    status: 409,
    title: 'The bank file can’t be made any more',
    detail: 'We can’t read one of its bank account numbers any more.',
  },
  'bank_statement.not_found': { status: 404, title: 'Statement not found', detail: 'There is no such statement.' },
  'bank_statement.too_large': {
    status: 413,
    title: 'This file is too large',
    detail: 'A statement can have up to 1 MB and 5,000 lines. Save one of a shorter time.',
  },
  'bank_statement.unreadable': {
    status: 422,
    title: 'We cannot read this statement',
    detail:
      'Upload a CSV file with a date, a description and an amount in each line. If we can’t tell its columns apart, add a first line with their names, such as Date, Description, Amount.',
  },
} as const satisfies Record<string, RefusalText>;
