import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { type AnyTask, scheduledTask, task } from '#server/platform/queue/task.ts';
import { abandonCheckouts } from './checkouts/commands/abandon-checkouts.ts';
import { type CarryingOut, carryOutTask } from './commands/ask-provider.ts';
import { endStrayToken, endStrayTokenTask, type StrayToken } from './commands/end-stray-token.ts';
import { notifyPayerTask, type PayerNotice } from './commands/notify-payer.ts';
import { type RefundToSend, sendRefundTask } from './commands/open-refund.ts';
import { stopRepChargesTask } from './commands/stop-rep-charges.ts';
import { forgetFormerTrials } from './former-trials/commands/keep-trials.ts';
import type { PayfastGateway } from './gateway/open-gateway.ts';
import type { PayfastSettings } from './gateway/payfast-settings.ts';
import { forgetUnsigned } from './notifications/commands/forget-unsigned.ts';
import { type Settling, settleTask } from './notifications/commands/receive-notification.ts';
import { settleNotification } from './notifications/commands/settle-notification.ts';
import { reconcile } from './reconciliation/commands/reconcile-subscriptions.ts';
import { recordRun } from './reconciliation/commands/record-run.ts';
import { tryAgain } from './reconciliation/commands/try-again.ts';
import { resendRefunds } from './refunds/commands/resend-refunds.ts';
import { sendRefund } from './refunds/commands/send-refund.ts';
import { settleStandIn } from './settlements/commands/settle-stand-in.ts';
import { cancelFreeReps } from './subscriptions/commands/cancel-free-reps.ts';
import { carryOut } from './subscriptions/commands/carry-out.ts';
import { endRunOut, noticeLate } from './subscriptions/commands/end-run-out.ts';
import { mailPayer } from './subscriptions/commands/mail-payer.ts';
import { remindPayers } from './subscriptions/commands/remind-payers.ts';

export interface PaymentSettings {
  readonly siteUrl: string;
  readonly payfast: PayfastSettings & { readonly standIn: boolean };
  readonly gateway: PayfastGateway;
  /** At least 32 characters. */
  readonly secretKey: Secret;
}

export function paymentTasks({ siteUrl, payfast, gateway, secretKey }: PaymentSettings): readonly AnyTask[] {
  // The provider may be away for hours: retry for about a day and a half.
  const patient = { retryLimit: 12, retryDelaySeconds: 60, retryBackoff: true };
  return [
    task<Settling>({ name: settleTask, ...patient }, async (context, { notificationId }) => {
      if (!(await settleNotification({ ...context, gateway, settings: payfast }, notificationId)))
        throw new Error('The provider has not confirmed it yet');
    }),
    task<CarryingOut>({ name: carryOutTask, ...patient }, (context, data) => carryOut({ ...context, gateway }, data)),
    task<StrayToken>({ name: endStrayTokenTask, ...patient }, (context, data) =>
      endStrayToken({ ...context, gateway }, data),
    ),
    task<RefundToSend>({ name: sendRefundTask, ...patient }, (context, data) =>
      sendRefund({ ...context, gateway, secretKey }, data),
    ),
    task<PayerNotice>({ name: notifyPayerTask, ...patient, retryLimit: 5 }, (context, told) =>
      mailPayer({ ...context, siteUrl }, told),
    ),
    scheduledTask({ name: 'payments.abandon_checkouts', cron: '25 * * * *' }, ({ transaction }) =>
      abandonCheckouts(transaction),
    ),
    scheduledTask({ name: 'payments.end_subscriptions', cron: '15 0 * * *' }, endRunOut),
    scheduledTask({ name: 'payments.try_again', cron: '10 1 * * *' }, ({ transaction }) => tryAgain(transaction)),
    // Repeated each night: a checkout begun before the setting was changed may be paid after it.
    scheduledTask({ name: stopRepChargesTask, cron: '50 2 * * *', ...patient }, cancelFreeReps),
    scheduledTask({ name: 'payments.reconcile', cron: '30 3 * * *', ...patient }, async (context, signal) => {
      await reconcile({ ...context, gateway }, signal);
      if (!signal.aborted) await recordRun(context.transaction, 'reconciliation');
    }),
    // After reconciliation, which may find that the charge was paid.
    scheduledTask({ name: 'payments.notice_late', cron: '30 4 * * *' }, noticeLate),
    scheduledTask({ name: 'payments.forget_unsigned', cron: '50 4 * * *' }, async ({ transaction }) => {
      await forgetUnsigned(transaction);
      await transaction(forgetFormerTrials);
    }),
    scheduledTask({ name: 'payments.resend_refunds', cron: '40 5 * * *' }, ({ transaction }) =>
      resendRefunds(transaction),
    ),
    scheduledTask({ name: 'payments.remind', cron: '20 7 * * *' }, ({ transaction }, signal) =>
      remindPayers(transaction, signal),
    ),
    // With a real provider, an admin records its payouts. A job from an earlier start may still be queued.
    scheduledTask(
      { name: 'payments.settle_stand_in', cron: payfast.standIn ? '* * * * *' : undefined },
      async ({ transaction }) => {
        if (payfast.standIn) await settleStandIn(transaction);
      },
    ),
  ];
}
