import { z } from 'zod';
import { timestamp } from '../fields.ts';

/** The trial gate's facts, under the names its first client knows. */
export const trialStatus = z.object({
  trial_expired: z.boolean(),
  subscription_active: z.boolean(),
  access_granted: z.boolean(),
  /** Remaining days of the trial, rounded up, never below 0. */
  days_remaining: z.int().min(0),
  trial_end_date: timestamp,
});

export type TrialStatus = z.output<typeof trialStatus>;
