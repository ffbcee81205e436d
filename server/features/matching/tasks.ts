import { endOfNight } from '#domain/notifications/quiet-night.ts';
import { now } from '#server/platform/clock.ts';
import { type AnyTask, enqueue, scheduledTask, task } from '#server/platform/queue/task.ts';
import { notifyOrSettle } from './alerts/commands/notify-or-settle.ts';
import { mailWeekly } from './commands/mail-weekly.ts';
import { againAtOnce, matchAll, matchJobs } from './commands/match-all.ts';
import {
  type JobOfAlert,
  type JobsToMatch,
  matchAllTask,
  matchJobsAgainTask,
  matchJobsTask,
  matchRepsTask,
  noteAppliedTask,
  notifyFittingTask,
  type RepsToMatch,
} from './commands/match-events.ts';
import { matchRep } from './commands/match-rep.ts';
import { type Applied, noteApplied } from './commands/note-applied.ts';
import { catchUpWithModel, catchUpWithReps, sweepShown } from './commands/sweep-matching.ts';
import { renewWords } from './models/commands/renew-words.ts';

const patient = { retryLimit: 5, retryDelaySeconds: 5, retryBackoff: true };

const jobs = task<JobsToMatch>(
  { name: matchJobsTask, ...patient, concurrency: 2 },
  ({ transaction }, { jobIds }, { signal }) => matchJobs({ transaction, signal }, jobIds),
);

const jobsAgain = task<JobsToMatch>(
  { name: matchJobsAgainTask, ...patient, concurrency: againAtOnce },
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

const fitting = task<JobOfAlert>(
  { name: notifyFittingTask, ...patient, concurrency: 2 },
  ({ transaction }, { jobId }) => transaction((tx) => notifyOrSettle(tx, jobId)),
);

const applied = task<Applied>({ name: noteAppliedTask, ...patient }, ({ transaction }, data) =>
  transaction((tx) => noteApplied(tx, data)),
);

// For what changes by the day: time until a job begins, newcomers, jobs with enough applicants.
const all = scheduledTask(
  { name: matchAllTask, cron: '30 2 * * *', ...patient },
  async ({ db, transaction }, signal) => {
    await renewWords(transaction);
    await matchAll({ db, transaction, signal });
  },
);

const catchUp = scheduledTask({ name: 'matching.catch_up', cron: '*/5 * * * *', ...patient }, ({ transaction }) =>
  transaction(async (tx) => {
    await catchUpWithReps(tx);
    await catchUpWithModel(tx);
  }),
);

const sweep = scheduledTask({ name: 'matching.sweep', cron: '40 3 * * *', ...patient }, ({ transaction }, signal) =>
  sweepShown(transaction, signal),
);

/** Background work of matching. */
export function matchingTasks({ siteUrl }: { readonly siteUrl: string }): readonly AnyTask[] {
  const weekly = scheduledTask(
    { name: 'matching.mail_weekly', cron: '0 8 * * 1', ...patient },
    async ({ transaction }, signal) => {
      const morning = endOfNight(now());
      // Catching up after downtime may run at night.
      if (morning === null) await mailWeekly(transaction, siteUrl, signal);
      else await transaction((tx) => enqueue(tx, weekly, {}, { startAfterSeconds: secondsUntil(morning) }));
    },
  );
  return [jobs, jobsAgain, reps, fitting, applied, all, catchUp, sweep, weekly];
}

const secondsUntil = (moment: Date) => Math.ceil((moment.getTime() - now().getTime()) / 1000);
