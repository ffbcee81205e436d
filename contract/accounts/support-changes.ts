import { z } from 'zod';
import { timestamp } from '../fields.ts';

/** Hours that a change our team was asked for waits. The owner of the account can stop it until then. */
export const supportDelayHours = 24;

/**
 * Days in which the former mailbox can undo a move by our team. Payouts, changes of bank details and the deletion of the account are
 * held for as long.
 */
export const emailUndoDays = 7;

/** A number that was in the profile for this long is good for a call back. */
export const callBackDays = 30;

/** What our team was asked to change for a user who is locked out, and has not changed yet. */
export const supportChanges = z.object({
  /** When two-factor sign-in goes; null when it stays. */
  secondFactorEndsAt: timestamp.nullable(),
  /** A move to another address, which the new mailbox confirms from `takesEffectAt` on. */
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
