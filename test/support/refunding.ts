import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { sendRefund } from '#server/features/payments/refunds/commands/send-refund.ts';
import { makeAdmin, signInAdmin } from './admins.ts';
import type { TestApp } from './app.ts';

interface Paid {
  readonly paymentId: string;
}

/** Two administrators, their refund actions, and the task that sends refunds. */
export async function openRefunding(app: TestApp) {
  const emails = [await makeAdmin(app), await makeAdmin(app)] as const;
  const [one, other] = [(await signInAdmin(app, emails[0])).call, (await signInAdmin(app, emails[1])).call];
  const reason = 'Charged for a month that was not used.';
  const onPayment = ({ paymentId }: Paid) => ({ params: { merchantPaymentId: paymentId } });
  const ask = (paid: Paid, by = one) => by(adminPaymentsApi.askRefund, { ...onPayment(paid), body: { reason } });
  const story = (paid: Paid, by = one) => by(adminPaymentsApi.story, onPayment(paid));
  const chargeback = (paid: Paid, by = one) =>
    by(adminPaymentsApi.recordChargeback, { ...onPayment(paid), body: { reason: 'As the bank says.' } });
  const approve = (refundId: string, by = other) => by(adminPaymentsApi.approveRefund, { params: { refundId } });
  const reject = (refundId: string, by = other) =>
    by(adminPaymentsApi.rejectRefund, { params: { refundId }, body: { reason: 'It was used.' } });
  const paidByHand = (refundId: string, by = one) =>
    by(adminPaymentsApi.recordEft, { params: { refundId }, body: { reference: 'FNB 8842' } });
  const send = (refundId: string) => sendRefund(app.services, { refundId });

  /** Requested by the first administrator; its id. */
  async function askedFor(paid: Paid): Promise<string> {
    const { refunds } = await ask(paid);
    return refunds.at(-1)?.id ?? '';
  }

  async function approved(paid: Paid): Promise<string> {
    const refundId = await askedFor(paid);
    await approve(refundId);
    return refundId;
  }

  return { emails, one, other, reason, ask, story, chargeback, approve, reject, paidByHand, send, askedFor, approved };
}
