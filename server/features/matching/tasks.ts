import { type AnyTask, type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { matchAll, matchJobs } from './commands/match-all.ts';
import {
  type JobsToMatch,
  matchAllTask,
  matchJobsTask,
  matchRepsTask,
  type RepsToMatch,
} from './commands/match-events.ts';
import { matchRep } from './commands/match-rep.ts';
import { catchUpWithReps, sweepImpressions } from './commands/sweep-matching.ts';

type Nothing = Record<string, never>;

const patient = { retryLimit: 5, retryDelaySeconds: 5, retryBackoff: true };

const jobs = task<JobsToMatch>(
  { name: matchJobsTask, ...patient, concurrency: 2 },
  ({ transaction }, { jobIds }, { signal }) => matchJobs({ transaction, signal }, jobIds),
);

const reps = task<RepsToMatch>(
  { name: matchRepsTask, ...patient, concurrency: 2 },
  async ({ transaction }, { repIds }, { signal }) => {
    for (const repId of repIds) {
      signal.throwIfAborted();
      await transaction((tx) => matchRep(tx, repId));
    }
  },
);

const all = task<Nothing>({ name: matchAllTask, ...patient }, ({ db, transaction }, _data, { signal }) =>
  matchAll({ db, transaction, signal }),
);

const catchUp = task<Nothing>({ name: 'matching.catch_up', ...patient }, ({ transaction }) =>
  transaction(catchUpWithReps),
);

const sweep = task<Nothing>({ name: 'matching.sweep', ...patient }, ({ transaction }, _data, { signal }) =>
  sweepImpressions(transaction, signal),
);

/** Background work of matching, and when it is done by itself. */
export const matchingTasks: { readonly tasks: readonly AnyTask[]; readonly schedules: readonly Schedule[] } = {
  tasks: [jobs, reps, all, catchUp, sweep],
  schedules: [
    // What goes by the day: how soon a job begins, who is new, who is full.
    schedule(all, '30 2 * * *'),
    schedule(catchUp, '*/5 * * * *'),
    schedule(sweep, '40 3 * * *'),
  ],
};
