import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';

/**
 * Differences between payments for courses, what they opened and their refunds; courses open without payment; and courses
 * closed though their payment stays. Each described in a few words.
 */
export async function compareOrders(db: Db): Promise<string[]> {
  // Of a purchase h: alone, or with all of its payment.
  const goesBack = sql`exists (
    select from payment_refunds r where r.merchant_payment_id = h.merchant_payment_id and r.status not in ('asked', 'rejected')
      and (r.part = 'all' or r.part = 'course' and r.course_id = h.course_id and r.learner_id = h.user_id))`;
  const { rows } = await db.execute<{ difference: string }>(sql`
    with paid as (
      select p.merchant_payment_id as id, p.amount_gross, p.payment_status, sum(c.amount_cents) as ordered,
        coalesce(sum(c.amount_cents) filter (where c.opened_at is not null), 0) as opened
      from payfast_payments p join payment_courses c using (merchant_payment_id)
      where p.paid_at is not null group by p.merchant_payment_id),
    booked as (
      select t.payment_id as id, coalesce(sum(e.amount_cents) filter (where t.kind = 'courses_paid'), 0) as opened,
        coalesce(sum(e.amount_cents) filter (where t.kind = 'receipt_unallocated'), 0) as excess,
        coalesce(sum(e.amount_cents) filter (where t.kind = 'courses_refunded'), 0) as refunded
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id and e.amount_cents > 0
      where t.kind in ('courses_paid', 'receipt_unallocated', 'courses_refunded') group by t.payment_id),
    refunded as (
      select merchant_payment_id as id, sum(amount_cents) as cents from payment_refunds
      where part in ('all', 'course') and status in ('done', 'eft_paid') group by 1)
    select 'payment ' || id as difference from paid left join booked b using (id)
      where amount_gross <> ordered or paid.opened <> coalesce(b.opened, 0) or ordered - paid.opened <> coalesce(b.excess, 0)
    union all
    select 'money back of payment ' || paid.id from paid
      left join payment_refunds r on r.merchant_payment_id = paid.id and r.part = 'excess' and r.status <> 'rejected'
      where paid.payment_status <> 'CHARGED_BACK' and ordered - opened <> coalesce(r.amount_cents, 0)
    union all
    select 'refunds of payment ' || id from paid left join booked b using (id) left join refunded r using (id)
      where coalesce(b.refunded, 0) <> coalesce(r.cents, 0)
    union all
    select 'course ' || h.id from course_purchases h
      left join payment_courses c on c.merchant_payment_id = h.merchant_payment_id and c.course_id = h.course_id and c.learner_id = h.user_id
      where h.merchant_payment_id is not null and c.opened_at is null
    union all
    select 'course of payment ' || c.merchant_payment_id from payment_courses c
      join users u on u.id = c.learner_id and u.deleted_at is null
      left join course_purchases h on h.merchant_payment_id = c.merchant_payment_id and h.course_id = c.course_id and h.user_id = c.learner_id
      where c.opened_at is not null and h.id is null
    union all
    select 'open course ' || h.id from course_purchases h join payfast_payments p using (merchant_payment_id)
      where h.returned_at is null and (p.payment_status in ('REFUNDED', 'CHARGED_BACK') or ${goesBack})
    union all
    select 'closed course ' || h.id from course_purchases h join payfast_payments p using (merchant_payment_id)
      where h.returned_at is not null and p.payment_status not in ('REFUNDED', 'CHARGED_BACK') and not ${goesBack}`);
  return rows.map(({ difference }) => difference);
}
