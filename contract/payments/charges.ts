import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chargesPath } from './rep-prices.ts';

/** What each side pays today. */
export const chargesToday = z.object({
  /** Null: reps pay nothing. */
  rep: z.object({ monthlyCents: z.int() }).nullable(),
  business: z.object({ monthlyCents: z.int() }),
});

export type ChargesToday = z.output<typeof chargesToday>;

/** What a business should know before it accepts a rep is included. */
const chargedToday = chargesToday.extend({
  /** The business pays for a gig here, before the work. */
  gigsPaidHere: z.boolean(),
});

export const chargesApi = {
  today: endpoint({
    method: 'GET',
    path: chargesPath,
    about: 'settings',
    summary: 'Get the current prices',
    description: 'Amounts are in cents.',
    tag: 'Payments',
    gate: 'open',
    status: 200,
    response: chargedToday,
  }),
};
