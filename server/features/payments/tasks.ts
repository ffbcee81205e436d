import { type AnyTask, type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { abandonCheckouts } from './checkouts/commands/abandon-checkouts.ts';
import { type CarryingOut, carryOutTask } from './commands/ask-provider.ts';
import { endStrayToken, endStrayTokenTask, type StrayToken } from './commands/end-stray-token.ts';
import { type RefundToSend, sendRefundTask } from './commands/open-refund.ts';
import { stopRepChargesTask } from './commands/stop-rep-charges.ts';
import { type PayerTold, tellPayerTask } from './commands/tell-payer.ts';
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
  readonly secretKey: string;
}

/** Background work of payments, and when it is done by itself. */
export function paymentTasks({ siteUrl, payfast, gateway, secretKey }: PaymentSettings): {
  readonly tasks: readonly AnyTask[];
  readonly schedules: readonly Schedule[];
} {
  // The provider may be away for hours: tried for about a day and a half.
  const patient = { retryLimit: 12, retryDelaySeconds: 60, retryBackoff: true };
  const settle = task<Settling>({ name: settleTask, ...patient }, async (context, { notificationId }) => {
    if (!(await settleNotification({ ...context, gateway, settings: payfast }, notificationId)))
      throw new Error('The provider has not confirmed it yet');
  });
  const ask = task<CarryingOut>({ name: carryOutTask, ...patient }, (context, data) =>
    carryOut({ ...context, gateway }, data),
  );
  const endStray = task<StrayToken>({ name: endStrayTokenTask, ...patient }, (context, data) =>
    endStrayToken({ ...context, gateway }, data),
  );
  const abandon = task<Record<string, never>>(
    { name: 'payments.abandon_checkouts', retryLimit: 2, retryDelaySeconds: 60, retryBackoff: true },
    ({ transaction }) => abandonCheckouts(transaction),
  );
  const end = task<Record<string, never>>(
    { name: 'payments.end_subscriptions', retryLimit: 3, retryDelaySeconds: 60, retryBackoff: true },
    (context, _data, { signal }) => endRunOut(context, signal),
  );
  const late = task<Record<string, never>>(
    { name: 'payments.notice_late', retryLimit: 3, retryDelaySeconds: 60, retryBackoff: true },
    (context, _data, { signal }) => noticeLate(context, signal),
  );
  const again = task<Record<string, never>>(
    { name: 'payments.try_again', retryLimit: 2, retryDelaySeconds: 60, retryBackoff: true },
    ({ transaction }) => tryAgain(transaction),
  );
  const refund = task<RefundToSend>({ name: sendRefundTask, ...patient }, (context, data) =>
    sendRefund({ ...context, gateway, secretKey }, data),
  );
  const resend = task<Record<string, never>>(
    { name: 'payments.resend_refunds', retryLimit: 2, retryDelaySeconds: 60, retryBackoff: true },
    ({ transaction }) => resendRefunds(transaction),
  );
  const tell = task<PayerTold>(
    { name: tellPayerTask, retryLimit: 5, retryDelaySeconds: 60, retryBackoff: true },
    (context, told) => mailPayer({ ...context, siteUrl }, told),
  );
  const compare = task<Record<string, never>>(
    { name: 'payments.reconcile', ...patient },
    async (context, _data, { signal }) => {
      await reconcile({ ...context, gateway }, signal);
      if (!signal.aborted) await recordRun(context.transaction, 'reconciliation');
    },
  );
  const stopReps = task<Record<string, never>>({ name: stopRepChargesTask, ...patient }, (context, _data, { signal }) =>
    cancelFreeReps(context, signal),
  );
  const remind = task<Record<string, never>>(
    { name: 'payments.remind', retryLimit: 3, retryDelaySeconds: 60, retryBackoff: true },
    ({ transaction }, _data, { signal }) => remindPayers(transaction, signal),
  );
  const forget = task<Record<string, never>>(
    { name: 'payments.forget_unsigned', retryLimit: 2, retryDelaySeconds: 60, retryBackoff: true },
    async ({ transaction }) => {
      await forgetUnsigned(transaction);
      await transaction(forgetFormerTrials);
    },
  );
  const payOut = task<Record<string, never>>(
    { name: 'payments.settle_stand_in', retryLimit: 2, retryDelaySeconds: 60, retryBackoff: true },
    // A schedule of an earlier start may still stand.
    async ({ transaction }) => {
      if (payfast.standIn) await settleStandIn(transaction);
    },
  );
  return {
    tasks: [
      payOut,
      compare,
      remind,
      stopReps,
      settle,
      ask,
      endStray,
      refund,
      resend,
      tell,
      abandon,
      end,
      late,
      again,
      forget,
    ],
    // Of a time that was missed while nothing ran, the last is made up for at the next start.
    schedules: [
      // Where it is real, an administrator records what it paid out.
      ...(payfast.standIn ? [schedule(payOut, '* * * * *')] : []),
      schedule(compare, '30 3 * * *'),
      // Again each night: a checkout that was begun before the switch was turned may be paid after it.
      schedule(stopReps, '50 2 * * *'),
      schedule(remind, '20 7 * * *'),
      schedule(resend, '40 5 * * *'),
      schedule(abandon, '25 * * * *'),
      schedule(end, '15 0 * * *'),
      schedule(again, '10 1 * * *'),
      // After the comparison, which may find that the charge came in.
      schedule(late, '30 4 * * *'),
      schedule(forget, '50 4 * * *'),
    ],
  };
}
