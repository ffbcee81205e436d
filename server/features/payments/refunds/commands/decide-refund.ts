import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { requireSecondPerson } from '../../../operators/commands/require-second-person.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { endSubscription } from '../../commands/end-subscription.ts';
import { type RefundToSend, sendRefundTask } from '../../commands/open-refund.ts';
import { closeCourses } from '../../course-orders/commands/reverse-courses.ts';
import { findRunningBy } from '../../queries/find-running.ts';
import { lockRefund, moveRefund } from './lock-refund.ts';

/**
 * Approves a refund as a second admin: a task sends the money, and what it paid for ends. The database enforces the two
 * people, too. Returns the payment's number.
 */
export async function approveRefund(tx: Tx, actor: AdminActor, refundId: string): Promise<string> {
  const { refund, payment } = await lockRefund(tx, refundId);
  if (refund.status !== 'asked') throw new Refusal('refund.not_open');
  if (refund.askedBy === actor.adminId) throw new Refusal('refund.same_administrator');
  await requireSecondPerson(tx, actor, 'refund.approve', refund.askedBy);
  await moveRefund(tx, refund, { status: 'approved', decidedBy: actor.adminId, decidedAt: now() });
  await tx.enqueue<RefundToSend>(sendRefundTask, { refundId });
  const running = await findRunningBy(tx.db, payment);
  if (running) await endSubscription(tx, running, { because: 'refunded', now: new Date() });
  await closeCourses(tx, payment);
  await announceBilling(tx, payment);
  return payment.merchantPaymentId;
}

/** Rejects a refund, or withdraws it for the admin who requested it. */
export async function rejectRefund(
  tx: Tx,
  { adminId }: AdminActor,
  { refundId, reason: failure }: { readonly refundId: string; readonly reason: string },
): Promise<string> {
  const { refund, payment } = await lockRefund(tx, refundId);
  if (refund.status !== 'asked') throw new Refusal('refund.not_open');
  // Withdrawing one's own request is no decision.
  const decidedBy = refund.askedBy === adminId ? null : adminId;
  await moveRefund(tx, refund, { status: 'rejected', decidedBy, decidedAt: now(), failure });
  return payment.merchantPaymentId;
}
