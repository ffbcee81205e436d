import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
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
