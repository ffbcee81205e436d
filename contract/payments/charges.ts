import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chargesPath } from '../site/rep-prices.ts';

/** What each side pays today. */
export const chargesToday = z.object({
  /** Null: reps pay nothing. */
  rep: z.object({ monthlyCents: z.int() }).nullable(),
  business: z.object({ monthlyCents: z.int() }),
});

export type ChargesToday = z.output<typeof chargesToday>;

export const chargesApi = {
  today: endpoint({
    method: 'GET',
    path: chargesPath,
    summary: 'What is charged today',
    tag: 'Payments',
    gate: 'open',
    status: 200,
    response: chargesToday,
  }),
};
