import type { AccountSettings } from '#server/features/accounts/services/settings.ts';
import { accountTasks } from '#server/features/accounts/tasks.ts';
import { keepFiguresTask } from '#server/features/admin/tasks.ts';
import { agreementTasks } from '#server/features/agreements/tasks.ts';
import { countTask } from '#server/features/analytics/tasks.ts';
import { sweepContactTask } from '#server/features/contact/tasks.ts';
import { courseTasks } from '#server/features/courses/tasks.ts';
import { sweepPolicyReportsTask } from '#server/features/diagnostics/tasks.ts';
import { salesTasks } from '#server/features/engagements/sales/tasks.ts';
import { engagementTasks } from '#server/features/engagements/tasks.ts';
import { sweepFilesTask, tidyFilesTask } from '#server/features/files/tasks.ts';
import { findingTasks } from '#server/features/jobs/tasks/finding-jobs.ts';
import { moderationTask } from '#server/features/jobs/tasks/notify-of-moderation.ts';
import { closeExpiredJobsTask, remindOfClosingTask } from '#server/features/jobs/tasks.ts';
import { ledgerTasks } from '#server/features/ledger/tasks.ts';
import { matchingTasks } from '#server/features/matching/tasks.ts';
import { previewMessage } from '#server/features/messaging/queries/preview-message.ts';
import { returnQuestionsTask } from '#server/features/messaging/support/tasks.ts';
import { newsTasks } from '#server/features/news/tasks.ts';
import { pushTask } from '#server/features/notifications/push/tasks.ts';
import { sweepNotificationsTask } from '#server/features/notifications/tasks.ts';
import { operatorTasks } from '#server/features/operators/tasks.ts';
import { isOpenTo } from '#server/features/payments/queries/describe-trial.ts';
import { type PaymentSettings, paymentTasks } from '#server/features/payments/tasks.ts';
import { liftEndedHoldsTask, takeOutHeldTask } from '#server/features/payouts/tasks.ts';
import { rehireTasks } from '#server/features/trust/rehire/tasks.ts';
import { reliabilityTasks } from '#server/features/trust/reliability/tasks.ts';
import { publishReviewsTask } from '#server/features/trust/reviews/tasks.ts';
import { sweepShiftLinksTask } from '#server/features/trust/safe-arrival/tasks.ts';
import { standbyTasks } from '#server/features/trust/standby/tasks.ts';
import { deleteDocumentsTask, type VettingSettings } from '#server/features/vetting/documents/tasks.ts';
import { sendMailTask, sweepMailFilesTask } from '#server/platform/mail/mail-task.ts';
import type { Pusher } from '#server/platform/push/pusher.ts';
import type { Pulse } from '#server/platform/queue/pulse.ts';
import { sweepTask } from '#server/platform/queue/sweep-task.ts';
import type { AnyTask } from '#server/platform/queue/task.ts';
import { exportTasks } from './export-tasks.ts';
import { verifyBooksTask } from './verify-books.ts';

/** Every task that a worker can run, and the continuous work. */
export function backgroundWork(
  accounts: AccountSettings & { readonly pusher: Pusher; readonly mailDir: string },
  vetting: VettingSettings,
  payments: PaymentSettings,
  databaseUrl: string,
): { readonly tasks: readonly AnyTask[]; readonly pulses: readonly Pulse[] } {
  const news = newsTasks(accounts);
  return {
    tasks: [
      sendMailTask,
      sweepMailFilesTask(accounts.mailDir),
      sweepTask,
      sweepContactTask,
      sweepPolicyReportsTask,
      ...courseTasks,
      ...operatorTasks,
      tidyFilesTask,
      sweepFilesTask,
      closeExpiredJobsTask,
      remindOfClosingTask,
      moderationTask(accounts),
      ...engagementTasks,
      ...salesTasks(accounts),
      publishReviewsTask,
      ...standbyTasks,
      sweepShiftLinksTask,
      ...rehireTasks,
      ...ledgerTasks,
      verifyBooksTask(databaseUrl),
      countTask,
      keepFiguresTask,
      returnQuestionsTask,
      ...findingTasks({ ...accounts, mayFind: (db, userId) => isOpenTo(db, userId, 'rep') }),
      ...reliabilityTasks,
      ...matchingTasks(accounts),
      sweepNotificationsTask,
      pushTask({ ...accounts, previewOf: previewMessage }),
      ...news.tasks,
      ...agreementTasks(accounts),
      deleteDocumentsTask(vetting),
      ...paymentTasks(payments),
      takeOutHeldTask,
      liftEndedHoldsTask,
      ...exportTasks(accounts),
      ...accountTasks(accounts),
    ],
    pulses: news.pulses,
  };
}
