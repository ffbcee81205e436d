import type { RefusalText } from '../refusal-text.ts';
import { saleLimits } from './sales-options.ts';

export const salesRefusals = {
  'sales.terms_invalid': {
    status: 422,
    title: 'Please check what sales pay',
    detail: 'The commission doesn’t fit this job.',
  },
  'sales.terms_missing': {
    status: 409,
    title: 'Set what sales pay first',
    detail:
      'This job pays from sales alone, and it has no pay per sale yet. Set it under “Pay per sale” on the page of the job, then try again.',
  },
  'sales.terms_needed': {
    status: 409,
    title: 'This job pays from sales alone',
    detail:
      'You can’t remove what sales pay, because reps of this job would earn nothing. Change what sales pay instead.',
  },
  'sales.none': {
    status: 409,
    title: 'This gig has no sales terms',
    detail: 'Sales pay nothing on this gig, so it has no code.',
  },
  'sales.key_invalid': {
    status: 403,
    title: 'This key doesn’t work',
    detail: 'Send an active key of your business as a bearer token. You create keys in the settings.',
  },
  'sales.keys_full': {
    status: 409,
    title: 'You have two active keys',
    detail: 'Revoke the key that you no longer use, then create a new one.',
  },
  'sales.key_not_found': {
    status: 404,
    title: 'Key not found',
    detail: 'It was revoked, or you don’t have access to it.',
  },
  'sale.not_found': {
    status: 404,
    title: 'Sale not found',
    detail: 'It was never recorded, or you don’t have access to it.',
  },
  'sale.code_unknown': {
    status: 404,
    title: 'Code not found',
    detail: 'None of your reps has this code.',
  },
  'sale.outside_gig': {
    status: 409,
    title: 'This sale is outside the gig',
    detail: 'A sale counts from the first shift of a paid gig until 24 hours after its last shift.',
  },
  'sale.reused': {
    status: 409,
    title: 'This number is already used',
    detail: 'Another sale was recorded under it. Void that one, or send this one under its own number.',
  },
  'sale.too_late': {
    status: 409,
    title: 'The time to change this sale is over',
    detail: `You can dispute or void a sale within ${saleLimits.disputeHours} hours after it was recorded, until the hours of the gig are approved, and not during a dispute about the gig. You can withdraw a dispute of a sale until the gig is over.`,
  },
  'sale.paid': {
    status: 409,
    title: 'This sale has been paid',
    detail:
      'Commission is final once the hours of its part are approved. A refund after that takes nothing back from the rep.',
  },
  'sale.void': {
    status: 409,
    title: 'This sale is void',
    detail: 'A void sale doesn’t count and can’t be changed.',
  },
  'sales.file_invalid': {
    status: 422,
    title: 'We couldn’t import this file',
    detail: 'Nothing was imported. Correct the rows listed here, then send the file again.',
  },
  'sales.days_invalid': {
    status: 422,
    title: 'Please choose other days',
    detail: `Choose at most ${saleLimits.figureDays} days, with the last day on or after the first.`,
  },
  'sales.hook_invalid': {
    status: 422,
    title: 'We can’t send to this address',
    detail: 'Enter a public address that begins with https:// and has no user name or port.',
  },
} as const satisfies Record<string, RefusalText>;
