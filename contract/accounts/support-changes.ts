import { z } from 'zod';
import { timestamp } from '../fields.ts';

/** Hours before a change requested from our team takes effect. The owner of the account can stop it until then. */
export const supportDelayHours = 24;

/**
 * Days in which the former mailbox can undo a change of address by our team. Payouts, changes of bank details and the deletion of the account are
 * held for as long.
 */
export const emailUndoDays = 7;

/** A number that was in the profile for this long may be used for a call back. */
export const callBackDays = 30;

/** Changes requested from our team for a locked-out user, and still pending. */
export const supportChanges = z.object({
  /** When two-factor sign-in is turned off; null when it stays. */
  secondFactorEndsAt: timestamp.nullable(),
  /** A change of address, which the new mailbox confirms from `takesEffectAt` on. */
  emailCorrection: z
    .object({
      newEmail: z.string(),
      takesEffectAt: timestamp,
      /** The new mailbox was sent the link. */
      mailed: z.boolean(),
    })
    .nullable(),
});

export type SupportChanges = z.output<typeof supportChanges>;
