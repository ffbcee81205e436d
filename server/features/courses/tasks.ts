import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { foldCourseCounts } from './desk/commands/fold-course-counts.ts';
import { sweepReports } from './learning/commands/sweep-reports.ts';

export const sweepReportsTask = task<Record<string, never>>(
  { name: 'courses.sweep', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }) => transaction(sweepReports),
);

export const foldCourseCountsTask = task<Record<string, never>>(
  { name: 'courses.fold_counts', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }) => transaction(foldCourseCounts),
);

export const courseSchedules: readonly Schedule[] = [
  schedule(sweepReportsTask, '35 4 * * *'),
  schedule(foldCourseCountsTask, '* * * * *'),
];
