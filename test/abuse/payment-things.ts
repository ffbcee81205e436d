import { randomBytes, randomUUID } from 'node:crypto';
import type { TestApp } from '#test/support/app.ts';

/** A paid month, and the objects that a URL may name of it, such that each call is accepted. */
export async function paymentThingsOf(
  { database: { pool } }: TestApp,
  { userId }: { readonly userId: string },
  route: string,
): Promise<Record<'merchantPaymentId' | 'refundId' | 'notificationId' | 'differenceId', string>> {
  const [merchantPaymentId, refundId, notificationId, differenceId, subscriptionId] = Array.from({ length: 5 }, () =>
    randomUUID(),
  );
  await pool.query(
    `insert into subscriptions (id, user_id, side, token, status, amount_cents, anchor_on, paid_until, ended_at, ended_because)
     values ($1, $2, 'rep', $3, 'ended', 19900, current_date, current_date, now(), 'ran_out')`,
    [subscriptionId, userId, randomUUID()],
  );
  await pool.query(
    `insert into payfast_payments (merchant_payment_id, user_id, item, side, item_name, amount_gross, payment_status,
       subscription_id, cycle, period_from, period_until, pf_payment_id, receipt_number, paid_at)
     values ($1, $2, 'subscription', 'rep', 'A month', 19900, 'COMPLETE', $3, 1, current_date, current_date, $4,
       nextval('payfast_receipts'), now())`,
    // The provider is only asked about what it has named.
    [merchantPaymentId, userId, subscriptionId, route.endsWith('/eft') ? null : randomUUID()],
  );
  if (route.includes(':refundId'))
    await pool.query(
      `insert into payment_refunds (id, merchant_payment_id, amount_cents, status, reason) values ($1, $2, 19900, $3, 'A test')`,
      [refundId, merchantPaymentId, /approval|rejection/.test(route) ? 'asked' : 'eft_due'],
    );
  await pool.query(
    `with kept as (
       insert into payfast_notifications (id, source_address, body, body_sha256, signed, pf_payment_id, merchant_payment_id, payment_status)
       values ($1, '203.0.113.9', 'm_payment_id=&signature=', $2, true, $3, $4, 'COMPLETE') returning id)
     insert into payfast_inbox (notification_id, state) select id, 'parked' from kept`,
    [notificationId, randomBytes(32), randomUUID(), merchantPaymentId],
  );
  await pool.query(
    `insert into payment_differences (id, subscription_id, kind, ours, theirs, mended) values ($1, $2, 'amount', '1', '2', false)`,
    [differenceId, subscriptionId],
  );
  return { merchantPaymentId, refundId, notificationId, differenceId } as Record<
    'merchantPaymentId' | 'refundId' | 'notificationId' | 'differenceId',
    string
  >;
}
