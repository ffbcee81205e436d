import { scheduledTask } from '#server/platform/queue/task.ts';
import { sweepContact } from './commands/sweep-contact.ts';

export const sweepContactTask = scheduledTask({ name: 'contact.sweep', cron: '50 3 * * *' }, sweepContact);
