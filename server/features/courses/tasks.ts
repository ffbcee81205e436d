import { scheduledTask } from '#server/platform/queue/task.ts';
import { foldCourseCounts } from './desk/commands/fold-course-counts.ts';
import { sweepReports } from './learning/commands/sweep-reports.ts';

export const courseTasks = [
  scheduledTask({ name: 'courses.sweep', cron: '35 4 * * *' }, ({ transaction }) => transaction(sweepReports)),
  scheduledTask({ name: 'courses.fold_counts', cron: '* * * * *' }, ({ transaction }) => transaction(foldCourseCounts)),
];
