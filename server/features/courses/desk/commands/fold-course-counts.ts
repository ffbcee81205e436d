import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';

const most = 20_000;

/** Adds the changes up, so that reading the counts stays reading few rows. In one statement each: nobody sees a change twice or not at all. */
export async function foldCourseCounts(tx: Pick<Tx, 'db'>): Promise<void> {
  await tx.db.execute(sql`
    with taken as (
      delete from course_count_changes
      where id in (select id from course_count_changes order by id limit ${most} for update skip locked)
      returning kind, course_id, version_id, lesson, question_id, option, change)
    insert into course_counts (kind, course_id, version_id, lesson, question_id, option, people)
    select kind, course_id, version_id, lesson, question_id, option, sum(change) from taken
    group by kind, course_id, version_id, lesson, question_id, option
    order by kind, course_id, version_id, lesson, question_id, option
    on conflict on constraint course_counts_once do update set people = course_counts.people + excluded.people`);
  await tx.db.execute(sql`
    with taken as (
      delete from course_money_changes
      where id in (select id from course_money_changes order by id limit ${most} for update skip locked)
      returning course_id, paid_cents, returned_cents)
    insert into course_money (course_id, paid_cents, returned_cents)
    select course_id, sum(paid_cents), sum(returned_cents) from taken group by course_id order by course_id
    on conflict (course_id) do update set paid_cents = course_money.paid_cents + excluded.paid_cents,
      returned_cents = course_money.returned_cents + excluded.returned_cents`);
}
