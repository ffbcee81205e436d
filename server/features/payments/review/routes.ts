import type { AdminAct } from '#contract/operators/audit.ts';
import { adminPaymentsApi as api } from '#contract/payments/admin-payments.ts';
import { paymentsInCsv } from '#contract/payments/payments-csv.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type Input, type Route, read } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import type { AdminActor } from '../../operators/access.ts';
import type { ReceivingServices } from '../notifications/commands/receive-notification.ts';
import { askRefund } from '../refunds/commands/ask-refund.ts';
import { approveRefund, rejectRefund } from '../refunds/commands/decide-refund.ts';
import { recordChargeback } from './commands/record-chargeback.ts';
import { dismissNotification } from './commands/settle-by-hand.ts';
import { settleDifference } from './commands/settle-difference.ts';
import { vouchNotification } from './commands/vouch-notification.ts';
import { listDifferences } from './queries/list-differences.ts';
import { listNotifications } from './queries/list-notifications.ts';
import { listPayments, takePayments } from './queries/list-payments.ts';
import { listRefunds } from './queries/list-refunds.ts';
import { listSubscriptions } from './queries/list-subscriptions.ts';
import { showStory } from './queries/show-story.ts';
import { confirmRoute } from './routes/confirm-notification.ts';
import { recordEftRoute } from './routes/record-eft.ts';
import { paymentsCsv } from './texts.ts';

interface Settings extends ReceivingServices {
  readonly secretKey: Secret;
}

type OnPayment = typeof api.story | typeof api.askRefund | typeof api.recordChargeback;
type OnRefund = typeof api.approveRefund | typeof api.rejectRefund;

/** What admins see and do about payments. Every action, and every view of a payment, is logged. */
export function reviewRoutes(settings: Settings): readonly Route[] {
  /** Returns the payment as it is after the action. */
  const onPayment = <E extends OnPayment>(
    endpoint: E,
    name: AdminAct,
    run: (tx: Tx, actor: AdminActor, input: Input<E>) => Promise<void>,
  ) =>
    writeAsAdmin<OnPayment>(
      endpoint,
      { name, on: ({ params }) => ({ type: 'payment', id: params.merchantPaymentId }) },
      async (tx, actor, input) => {
        await run(tx, actor, input as Input<E>);
        return showStory(tx.db, actor, input.params.merchantPaymentId, settings);
      },
    );
  const onRefund = <E extends OnRefund>(
    endpoint: E,
    name: AdminAct,
    run: (tx: Tx, actor: AdminActor, input: Input<E>) => Promise<string>,
  ) =>
    writeAsAdmin<OnRefund>(
      endpoint,
      { name, on: ({ params }) => ({ type: 'refund', id: params.refundId }) },
      async (tx, actor, input) => showStory(tx.db, actor, await run(tx, actor, input as Input<E>), settings),
    );
  return [
    read(api.list, (db, actor, { query }) => listPayments(db, actor, query)),
    writeAsAdmin(
      api.csv,
      {
        name: 'payment.export',
        reason: ({ query: { q, status } }) => [q, status].filter(Boolean).join(', ') || 'All payments',
      },
      async (tx, actor, { query: { format, ...filter } }) =>
        paymentsCsv(await takePayments(tx.db, actor, filter, paymentsInCsv), format),
    ),
    read(api.subscriptions, (db, actor, { query }) => listSubscriptions(db, actor, query)),
    read(api.notifications, (db, actor, { query }) => listNotifications(db, actor, query)),
    read(api.differences, (db, actor, { query }) => listDifferences(db, actor, query)),
    read(api.refunds, (db, actor, { query }) => listRefunds(db, actor, query)),
    onPayment(api.story, 'payment.view', async () => {}),
    onPayment(api.askRefund, 'refund.ask', (tx, actor, { params, body }) =>
      askRefund(tx, actor, { ...params, ...body }),
    ),
    onPayment(api.recordChargeback, 'payment.record_chargeback', (tx, actor, { params }) =>
      recordChargeback(tx, actor, params.merchantPaymentId),
    ),
    onRefund(api.approveRefund, 'refund.approve', (tx, actor, { params }) => approveRefund(tx, actor, params.refundId)),
    onRefund(api.rejectRefund, 'refund.reject', (tx, actor, { params, body }) =>
      rejectRefund(tx, actor, { ...params, ...body }),
    ),
    recordEftRoute(settings),
    confirmRoute(settings),
    writeAsAdmin(
      api.vouch,
      {
        name: 'payment.vouch_notification',
        on: ({ params }) => ({ type: 'payment_notification', id: params.notificationId }),
      },
      (tx, actor, { params, body }) => vouchNotification(tx, actor, { ...params, ...body }),
    ),
    writeAsAdmin(
      api.dismiss,
      {
        name: 'payment.dismiss_notification',
        on: ({ params }) => ({ type: 'payment_notification', id: params.notificationId }),
      },
      (tx, actor, { params, body }) => dismissNotification(tx, actor, { ...params, ...body }),
    ),
    writeAsAdmin(
      api.settleDifference,
      {
        name: 'payment.settle_difference',
        on: ({ params }) => ({ type: 'payment_difference', id: params.differenceId }),
      },
      (tx, actor, { params }) => settleDifference(tx, actor, params.differenceId),
    ),
  ];
}
