import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import { notificationStates } from './options.ts';

/** What the provider, or somebody in its name, told us. */
export const payfastNotification = z.object({
  id,
  receivedAt: timestamp,
  sourceAddress: z.string(),
  /** Whoever made it knows what only the provider and we know. */
  signed: z.boolean(),
  paymentStatus: z.string().nullable(),
  pfPaymentId: z.string().nullable(),
  merchantPaymentId: z.string().nullable(),
  /** Of ours: the money that it is about, or the checkout that it names; null: none that we know. */
  paymentId: id.nullable(),
  /** As it came in. */
  body: z.string(),
  state: z.enum(notificationStates),
  reason: z.string().nullable(),
  /** The provider has not borne it out: administrators may. */
  canVouch: z.boolean(),
  /** An administrator says that it is true, and another has to agree. */
  vouched: z.object({ by: z.string(), reason: z.string() }).nullable(),
});

export type PayfastNotification = z.output<typeof payfastNotification>;
