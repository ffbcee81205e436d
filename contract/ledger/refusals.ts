import type { RefusalText } from '../refusal-text.ts';

/** Money of gigs. */
export const moneyRefusals = {
  'ledger.amount_invalid': {
    status: 422,
    title: 'Please check the amount',
    detail: 'An amount must be between one cent and R1 billion.',
  },
  'ledger.key_reused': {
    status: 409,
    title: 'This payment is already booked',
    detail: 'It was booked with another amount or for another gig. Check the gig before you try again.',
  },
  'ledger.already_funded': {
    status: 409,
    title: 'This gig is already paid for',
    detail: 'The money for this gig has already been paid in.',
  },
  'ledger.not_held': {
    status: 409,
    title: 'There isn’t that much left',
    detail: 'Less than that was paid in for this gig, or it was already released or refunded.',
  },
  'ledger.wallet_short': {
    status: 409,
    title: 'There isn’t that much in the wallet',
    detail: 'Some of it was already requested or paid out. Check the wallet before you try again.',
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
