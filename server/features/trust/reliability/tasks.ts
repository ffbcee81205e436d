import { type AnyTask, scheduledTask, task } from '#server/platform/queue/task.ts';
import { compareFigures, fadeFigures, recordAllGigs } from './commands/catch-up.ts';
import { catchUpTask, type GigsToRecord, recordGigsTask, workOutTask } from './commands/follow-events.ts';
import { recordGigs } from './commands/record-gigs.ts';
import { type People, workOutFigures } from './commands/work-out-figures.ts';

const patient = { retryLimit: 8, retryDelaySeconds: 5, retryBackoff: true };

const unique = (ids: readonly string[]) => [...new Set(ids)];

const record = task<GigsToRecord>(
  {
    ...{ name: recordGigsTask, ...patient },
    merge: (waiting) => ({ milestoneIds: unique(waiting.flatMap(({ milestoneIds }) => milestoneIds)) }),
  },
  async ({ transaction }, { milestoneIds }, { signal }) => {
    for (const id of milestoneIds) {
      signal.throwIfAborted();
      await transaction((tx) => recordGigs(tx, [id]));
    }
  },
);

const workOut = task<People>({ name: workOutTask, ...patient }, ({ transaction }, people) =>
  transaction((tx) => workOutFigures(tx, people)),
);

// After midnight: an entry counts less from a day on.
const fade = scheduledTask({ name: 'trust.fade_reliability', cron: '5 0 * * *' }, fadeFigures);

const catchUp = scheduledTask({ name: catchUpTask, cron: '50 1 * * *' }, async (context, signal) => {
  const missing = await recordAllGigs(context, signal);
  if (missing > 0) context.log.warn({ missing }, 'reliability entries were missing and have been added');
  const wrong = await compareFigures(context, signal);
  if (wrong > 0) context.log.warn({ wrong }, 'reliability figures differed from their entries and have been corrected');
});

export const reliabilityTasks: readonly AnyTask[] = [record, workOut, fade, catchUp];
