import { sendMailTask } from '#server/platform/mail/mail-task.ts';
import { sweepTask } from '#server/platform/queue/sweep-task.ts';
import { type AnyTask, type Schedule, schedule } from '#server/platform/queue/task.ts';

/** Every task that a worker can do. */
export const tasks: readonly AnyTask[] = [sendMailTask, sweepTask];

/** What is done at set times, South African time. */
export const schedules: readonly Schedule[] = [schedule(sweepTask, '17 * * * *')];
