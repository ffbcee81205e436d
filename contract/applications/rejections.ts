import { z } from 'zod';
import { id, prose } from '../fields.ts';
import { forChosen } from './board.ts';
import { applicationStatuses } from './options.ts';

/** Shown to each of the reps. */
export const rejectionWords = z.object({ note: prose('Message', 1000) });

export const rejectionsInput = forChosen(rejectionWords.shape);

export type RejectionsInput = z.output<typeof rejectionsInput>;

export const rejectionsResult = z.object({
  rejected: z.array(id),
  /** Those whose status had changed by then; without a status there is no such application for this job. */
  notOpen: z.array(z.object({ id, status: z.enum(applicationStatuses).nullable() })),
});

export type RejectionsResult = z.output<typeof rejectionsResult>;
