import type { AccountSettings } from '#server/features/accounts/services/settings.ts';
import { accountTasks } from '#server/features/accounts/tasks.ts';
import { adminSchedules, keepFiguresTask } from '#server/features/admin/tasks.ts';
import { agreementTasks } from '#server/features/agreements/tasks.ts';
import { analyticsSchedules, analyticsTasks } from '#server/features/analytics/tasks.ts';
import { contactSchedules, sweepContactTask } from '#server/features/contact/tasks.ts';
import { courseSchedules, foldCourseCountsTask, sweepReportsTask } from '#server/features/courses/tasks.ts';
import { diagnosticsSchedules, sweepPolicyReportsTask } from '#server/features/diagnostics/tasks.ts';
import {
  engagementSchedules,
  lapseProposalsTask,
  moveOnTimeTask,
  remindOfDeadlinesTask,
} from '#server/features/engagements/tasks.ts';
import { fileSchedules, sweepFilesTask, tidyFilesTask } from '#server/features/files/tasks.ts';
import { findingTasks } from '#server/features/jobs/tasks/finding-jobs.ts';
import { moderationTask } from '#server/features/jobs/tasks/tell-moderation.ts';
import { closeExpiredJobsTask, jobSchedules, remindOfClosingTask } from '#server/features/jobs/tasks.ts';
import { foldEarningsTask, foldTotalsTask, ledgerSchedules } from '#server/features/ledger/tasks.ts';
import { matchingTasks } from '#server/features/matching/tasks.ts';
import { previewMessage } from '#server/features/messaging/queries/preview-message.ts';
import { returnQuestionsTask, supportSchedules } from '#server/features/messaging/support/tasks.ts';
import { newsTasks } from '#server/features/news/tasks.ts';
import { pushTask } from '#server/features/notifications/push/tasks.ts';
import { notificationSchedules, sweepNotificationsTask } from '#server/features/notifications/tasks.ts';
import { closeViewingsTask, operatorSchedules, sweepOperatorsTask } from '#server/features/operators/tasks.ts';
import { isOpenTo } from '#server/features/payments/queries/describe-trial.ts';
import { type PaymentSettings, paymentTasks } from '#server/features/payments/tasks.ts';
import { liftEndedHoldsTask, payoutSchedules, takeOutHeldTask } from '#server/features/payouts/tasks.ts';
import { type VettingSettings, vettingTasks } from '#server/features/vetting/documents/tasks.ts';
import { sendMailTask } from '#server/platform/mail/mail-task.ts';
import type { Pusher } from '#server/platform/push/pusher.ts';
import type { Pulse } from '#server/platform/queue/pulse.ts';
import { sweepTask } from '#server/platform/queue/sweep-task.ts';
import { type AnyTask, type Schedule, schedule } from '#server/platform/queue/task.ts';
import { exportTasks } from './export-tasks.ts';
import { bookTasks } from './verify-books.ts';

/** Every task that a worker can do, what is done at set times, South African time, and what is done all the time. */
export function backgroundWork(
  accounts: AccountSettings & { readonly pusher: Pusher },
  vetting: VettingSettings,
  payments: PaymentSettings,
  databaseUrl: string,
): {
  readonly tasks: readonly AnyTask[];
  readonly schedules: readonly Schedule[];
  readonly pulses: readonly Pulse[];
} {
  const ofAccounts = accountTasks(accounts);
  const exports = exportTasks(accounts);
  const finding = findingTasks({ ...accounts, mayFind: (db, userId) => isOpenTo(db, userId, 'rep') });
  const news = newsTasks(accounts);
  const matching = matchingTasks(accounts);
  const ofVetting = vettingTasks(vetting);
  const ofPayments = paymentTasks(payments);
  const books = bookTasks(databaseUrl);
  return {
    tasks: [
      sendMailTask,
      sweepTask,
      sweepContactTask,
      sweepPolicyReportsTask,
      sweepReportsTask,
      foldCourseCountsTask,
      sweepOperatorsTask,
      closeViewingsTask,
      tidyFilesTask,
      sweepFilesTask,
      closeExpiredJobsTask,
      remindOfClosingTask,
      moderationTask(accounts),
      moveOnTimeTask,
      remindOfDeadlinesTask,
      lapseProposalsTask,
      foldEarningsTask,
      foldTotalsTask,
      ...books.tasks,
      ...analyticsTasks,
      keepFiguresTask,
      returnQuestionsTask,
      ...finding.tasks,
      ...matching.tasks,
      sweepNotificationsTask,
      pushTask({ ...accounts, previewOf: previewMessage }),
      ...news.tasks,
      ...agreementTasks(accounts),
      ...ofVetting.tasks,
      ...ofPayments.tasks,
      takeOutHeldTask,
      liftEndedHoldsTask,
      ...exports.tasks,
      ...ofAccounts.tasks,
    ],
    schedules: [
      schedule(sweepTask, '17 * * * *'),
      ...contactSchedules,
      ...diagnosticsSchedules,
      ...courseSchedules,
      ...operatorSchedules,
      ...fileSchedules,
      ...ofVetting.schedules,
      ...ofPayments.schedules,
      ...jobSchedules,
      ...engagementSchedules,
      ...ledgerSchedules,
      ...books.schedules,
      ...analyticsSchedules,
      ...adminSchedules,
      ...payoutSchedules,
      ...supportSchedules,
      ...finding.schedules,
      ...matching.schedules,
      ...notificationSchedules,
      ...news.schedules,
      ...exports.schedules,
      ...ofAccounts.schedules,
    ],
    pulses: news.pulses,
  };
}
