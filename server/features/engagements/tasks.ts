import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { moveOnTime } from './commands/move-on-time.ts';
import { remindOfDeadlines } from './commands/remind-of-deadlines.ts';
import { lapseProposals } from './terms/commands/lapse-proposals.ts';

export const moveOnTimeTask = task<Record<string, never>>(
  { name: 'engagements.move_on_time', retryLimit: 2, retryDelaySeconds: 20, retryBackoff: true },
  (context, _data, { signal }) => moveOnTime(context, signal),
);

export const remindOfDeadlinesTask = task<Record<string, never>>(
  { name: 'engagements.remind_of_deadlines', retryLimit: 2, retryDelaySeconds: 20, retryBackoff: true },
  ({ transaction }, _data, { signal }) => remindOfDeadlines(transaction, signal),
);

export const lapseProposalsTask = task<Record<string, never>>(
  { name: 'engagements.lapse_proposals', retryLimit: 2, retryDelaySeconds: 20, retryBackoff: true },
  ({ transaction }, _data, { signal }) => lapseProposals(transaction, signal),
);

export const engagementSchedules: readonly Schedule[] = [
  schedule(moveOnTimeTask, '* * * * *'),
  schedule(remindOfDeadlinesTask, '* * * * *'),
  schedule(lapseProposalsTask, '* * * * *'),
];
