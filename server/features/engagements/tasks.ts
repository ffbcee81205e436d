import { scheduledTask } from '#server/platform/queue/task.ts';
import { sweepDayCodes } from './attendance/commands/sweep-day-codes.ts';
import { moveOnTime } from './commands/move-on-time.ts';
import { remindOfDeadlines } from './commands/remind-of-deadlines.ts';
import { expireProposals } from './terms/commands/expire-proposals.ts';

const eachMinute = { cron: '* * * * *', retryLimit: 2, retryDelaySeconds: 20 };

export const engagementTasks = [
  scheduledTask({ name: 'engagements.move_on_time', ...eachMinute }, moveOnTime),
  scheduledTask({ name: 'engagements.remind_of_deadlines', ...eachMinute }, ({ transaction }, signal) =>
    remindOfDeadlines(transaction, signal),
  ),
  scheduledTask({ name: 'engagements.lapse_proposals', ...eachMinute }, ({ transaction }, signal) =>
    expireProposals(transaction, signal),
  ),
  scheduledTask({ name: 'engagements.sweep_day_codes', cron: '35 4 * * *' }, sweepDayCodes),
];
