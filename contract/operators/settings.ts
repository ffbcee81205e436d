import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { feeBearers } from '../engagements/options.ts';
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
});

export type Settings = z.output<typeof settings>;

const shared = { tag: 'Admin', path: '/api/admin/settings', gate: 'admin', status: 200, response: settings } as const;

export const settingsApi = {
  show: endpoint({ ...shared, method: 'GET', summary: 'The settings of the operator' }),
  edit: endpoint({
    ...shared,
    method: 'PUT',
    summary: 'Change them, in every process within a second',
    body: settings,
  }),
};
