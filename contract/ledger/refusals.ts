import type { RefusalText } from '../refusal-text.ts';

/** Money of gigs. */
export const moneyRefusals = {
  'ledger.amount_invalid': {
    status: 422,
    title: 'Please check the amount',
    detail: 'An amount is at least one cent and at most R1 billion.',
  },
  'ledger.key_reused': {
    status: 409,
    title: 'This payment was booked before',
    detail: 'It was booked with another amount or for another gig. Look at the gig before you try again.',
  },
  'ledger.already_funded': {
    status: 409,
    title: 'This gig is paid for',
    detail: 'The money for this gig was paid in before, and is not taken twice.',
  },
  'ledger.not_held': {
    status: 409,
    title: 'There is not that much left',
    detail: 'What was paid in for this gig is less than that, or was released or refunded already.',
  },
  'ledger.wallet_short': {
    status: 409,
    title: 'There is not that much in the wallet',
    detail: 'Some of it was asked for or paid out already. Look at the wallet before you try again.',
  },
  'correction.account_unknown': {
    status: 404,
    title: 'There is no such account',
    detail: 'A wallet begins with the first pay of a rep. Look at whose it should be.',
  },
  'correction.not_open': {
    status: 409,
    title: 'This correction has moved on',
    detail: 'Somebody decided it. Read the list again.',
  },
  'correction.same_administrator': {
    status: 403,
    title: 'Somebody else has to approve it',
    detail: 'A correction is asked for by one administrator and approved by another.',
  },
} as const satisfies Record<string, RefusalText>;
