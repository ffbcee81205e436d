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
    title: 'Account not found',
    detail: 'A rep’s wallet is created with their first pay. Check the rep number.',
  },
  'correction.not_open': {
    status: 409,
    title: 'This correction is already decided',
    detail: 'Another admin has decided it. Refresh to see the latest.',
  },
  'correction.same_administrator': {
    status: 403,
    title: 'Another admin must approve this',
    detail: 'You proposed this correction, so another admin must approve it.',
  },
} as const satisfies Record<string, RefusalText>;
