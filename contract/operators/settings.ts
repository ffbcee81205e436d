import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cardFeeBearers, feeBearers } from '../engagements/options.ts';
import { optionalLine } from '../fields.ts';

/** What the operator decides while the product runs. */
export const settings = z.object({
  /** Nothing that a rep would pay is charged, or shown (Employment Services Act, section 15). */
  repsPayNothing: z.boolean(),
  /** Null: not registered for VAT, so receipts are no tax invoices. */
  vatNumber: optionalLine('VAT number', 10).refine(
    (number) => number === null || /^4\d{9}$/.test(number),
    'A VAT number has 10 digits and begins with 4.',
  ),
  /** Businesses pay for gigs here before the work, and reps are paid out. Other people's money may need a licence. */
  gigsPaidHere: z.boolean(),
  /** Hundredths of a percent of the pay of a gig. */
  feeBasisPoints: z
    .int('The fee must be a number.')
    .min(0, 'The fee cannot be less than 0 %.')
    .max(5000, 'The fee can be at most 50 %.'),
  /** The rep gets the pay less the fee, or the business pays it on top. */
  feeBearer: z.enum(feeBearers),
  cardFeeBearer: z.enum(cardFeeBearers),
  /** What a business pays for paying by card where it bears that: hundredths of a percent of the rest, and so much for each payment. */
  cardFeeBasisPoints: z
    .int('The card fee must be a number.')
    .min(0, 'The card fee cannot be less than 0 %.')
    .max(1000, 'The card fee can be at most 10 %.'),
  cardFeeFlatCents: z
    .int('The flat part of the card fee must be an amount.')
    .min(0, 'The flat part of the card fee cannot be less than R0.')
    .max(10_000, 'The flat part of the card fee can be at most R100.'),
  /** Less is not paid out to a rep. */
  minimumPayoutCents: z
    .int('The smallest payout must be an amount.')
    .min(100, 'The smallest payout must be at least R1.')
    .max(1_000_000, 'The smallest payout can be at most R10,000.'),
  /** Nobody is suggested to a business before a person of the team approved it. */
  reviewMatches: z.boolean(),
});

export type Settings = z.output<typeof settings>;

const shared = { tag: 'Admin', path: '/api/admin/settings', gate: 'admin', status: 200, response: settings } as const;

export const settingsApi = {
  show: endpoint({ ...shared, permission: 'settings.read', method: 'GET', summary: 'The settings of the operator' }),
  edit: endpoint({
    ...shared,
    permission: 'settings.edit',
    method: 'PUT',
    summary: 'Change them, in every process within a second',
    body: settings,
  }),
};
