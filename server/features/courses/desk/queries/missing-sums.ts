import { sql } from 'drizzle-orm';

/** The differences between the rows and the stored counts: none where they agree. */
export const missingCounts = sql`(
  select kind, course_id, version_id, lesson, question_id, option, sum(people) as people
  from (
    select kind, course_id, version_id, lesson, question_id, option, people from course_recount
    union all select kind, course_id, version_id, lesson, question_id, option, -people from course_counts
    union all select kind, course_id, version_id, lesson, question_id, option, -change from course_count_changes) counts
  group by kind, course_id, version_id, lesson, question_id, option having sum(people) <> 0)`;

/** Each line of an order, and whether it was refunded, by the state of the payment and its refunds. */
export const linesOfOrders = sql`(
  select line.*, p.payment_status in ('REFUNDED', 'CHARGED_BACK') or r.merchant_payment_id is not null as is_back
  from payment_courses line
  join payfast_payments p using (merchant_payment_id)
  left join (
    select distinct merchant_payment_id, course_id, learner_id from payment_refunds
    where part = 'course' and status in ('done', 'eft_paid')) r using (merchant_payment_id, course_id, learner_id))`;

/** The same for the stored money totals. */
export const missingMoney = sql`(
  select course_id, sum(paid) as paid, sum(back) as back
  from (
    select course_id, amount_cents as paid, case when is_back then amount_cents else 0 end as back from ${linesOfOrders} lines
      where opened_at is not null
    union all select course_id, -paid_cents, -returned_cents from course_money
    union all select course_id, -paid_cents, -returned_cents from course_money_changes) sums
  group by course_id having sum(paid) <> 0 or sum(back) <> 0)`;
