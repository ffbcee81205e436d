import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import { notificationStates } from './options.ts';

/** A notification from the provider, or from an imitator. */
export const payfastNotification = z.object({
  id,
  receivedAt: timestamp,
  sourceAddress: z.string(),
  /** Its author knows what only the provider and we know. */
  signed: z.boolean(),
  paymentStatus: z.string().nullable(),
  pfPaymentId: z.string().nullable(),
  merchantPaymentId: z.string().nullable(),
  /** Ours: the money that it is about, or the checkout that it names; null: none that we know. */
  paymentId: id.nullable(),
  /** As received. */
  body: z.string(),
  state: z.enum(notificationStates),
  reason: z.string().nullable(),
  /** The provider has not confirmed it: administrators may. */
  canVouch: z.boolean(),
  /** One administrator confirms it, and another has to agree. */
  vouched: z.object({ by: z.string(), reason: z.string() }).nullable(),
});

export type PayfastNotification = z.output<typeof payfastNotification>;
