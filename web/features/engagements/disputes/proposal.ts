import { z } from 'zod';
import { formatRandExact } from '#web/lib/format.ts';

const missing = 'Enter how much of the pay the rep should get.';

const amountOf = (payCents: number) =>
  z
    .int(missing)
    .min(0, missing)
    .max(payCents, `Enter no more than the pay of ${formatRandExact(payCents)}.`);

/** The part of this pay that a side proposes for the rep. */
export const proposalOf = (payCents: number) => z.number(missing).nullable().pipe(amountOf(payCents));

export const optionalProposalOf = (payCents: number) => amountOf(payCents).nullable();
