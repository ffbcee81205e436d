import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { linesOfOrders, missingCounts, missingMoney } from '../queries/missing-sums.ts';

/**
 * Corrects the totals of the courses, and returns how many were wrong. Appends the difference as another change, so that
 * learning and paying go on during the recount.
 */
export async function recountSums(tx: Pick<Tx, 'db'>): Promise<number> {
  // Two concurrent recounts would both add the difference.
  await tx.db.execute(sql`lock table course_counts, course_money in share update exclusive mode`);
  const { rowCount: payments } = await tx.db.execute(sql`
    select payment_courses_follow(merchant_payment_id)
    from (select distinct merchant_payment_id from ${linesOfOrders} lines where went_back <> is_back order by 1) wrong`);
  const { rowCount: counts } = await tx.db.execute(sql`
    insert into course_count_changes (kind, course_id, version_id, lesson, question_id, option, change)
    select kind, course_id, version_id, lesson, question_id, option, people from ${missingCounts} counts`);
  const { rowCount: money } = await tx.db.execute(sql`
    insert into course_money_changes (course_id, paid_cents, returned_cents)
    select course_id, paid, back from ${missingMoney} money`);
  return (payments ?? 0) + (counts ?? 0) + (money ?? 0);
}
