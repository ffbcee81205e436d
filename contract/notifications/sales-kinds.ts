import { z } from 'zod';
import { saleChanges } from '../engagements/sales-options.ts';
import { of, ofGig } from './kind.ts';

/** About sales that reps are paid for. */
export const salesKinds = [
  /** To the rep: changes of a gig's sales by its business. The data is of the newest; `count`: how many are unread. */
  of('sale.changed', {
    ...ofGig,
    what: z.enum(saleChanges),
    externalId: z.string(),
    amountCents: z.int(),
    /** The amount before a correction. */
    formerCents: z.int().nullable(),
    /** Null: the business's own system voided it, which gives no reason. */
    reason: z.string().nullable(),
    count: z.int(),
  }),
  /** To the business: we turned its webhook off after too many failures. */
  of('sales.hook_off', { address: z.string(), failure: z.string() }),
] as const;
