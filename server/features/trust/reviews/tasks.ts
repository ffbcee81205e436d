import { scheduledTask } from '#server/platform/queue/task.ts';
import { publishDueReviews } from './commands/publish-round.ts';

export const publishReviewsTask = scheduledTask(
  { name: 'reviews.publish', cron: '* * * * *', retryLimit: 2, retryDelaySeconds: 20 },
  publishDueReviews,
);
