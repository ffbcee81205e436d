import type { LabelledJob, LabelledRep } from './read-set.ts';

/** Scores the reps for a job, the higher the better; ties keep the order of the file. */
export type Ranking = (job: LabelledJob, reps: readonly LabelledRep[]) => readonly number[];
