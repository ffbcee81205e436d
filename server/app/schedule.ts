import type { AccountSettings } from '#server/features/accounts/access/settings.ts';
import { accountTasks } from '#server/features/accounts/tasks.ts';
import { adminSchedules, sweepAdminTask } from '#server/features/admin/tasks.ts';
import { contactSchedules, sweepContactTask } from '#server/features/contact/tasks.ts';
import { sendMailTask } from '#server/platform/mail/mail-task.ts';
import { sweepTask } from '#server/platform/queue/sweep-task.ts';
import { type AnyTask, type Schedule, schedule } from '#server/platform/queue/task.ts';

/** Every task that a worker can do, and what is done at set times, South African time. */
export function backgroundWork(accounts: AccountSettings): {
  readonly tasks: readonly AnyTask[];
  readonly schedules: readonly Schedule[];
} {
  const ofAccounts = accountTasks(accounts);
  return {
    tasks: [sendMailTask, sweepTask, sweepContactTask, sweepAdminTask, ...ofAccounts.tasks],
    schedules: [schedule(sweepTask, '17 * * * *'), ...contactSchedules, ...adminSchedules, ...ofAccounts.schedules],
  };
}
