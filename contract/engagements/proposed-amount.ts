import { z } from 'zod';

/** The part of the pay, in cents and before the fee, that the rep should get in a side's view. Null: it proposes none. */
export const proposedCents = z
  .int('Enter an amount.')
  .min(0, 'Enter an amount.')
  .nullish()
  .transform((given) => given ?? null);
