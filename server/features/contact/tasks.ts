import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { sweepContact } from './commands/sweep-contact.ts';

export const sweepContactTask = task<Record<string, never>>(
  { name: 'contact.sweep', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }) => transaction(sweepContact),
);

export const contactSchedules: readonly Schedule[] = [schedule(sweepContactTask, '50 3 * * *')];
