import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { JobSpend } from '#contract/engagements/team.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { jobs } from '../../../jobs/tables.ts';

type Sums = Omit<JobSpend, 'jobId' | 'jobTitle'>;

const none: Sums = { reps: 0, minutes: 0, paidCents: 0, heldCents: 0, backCents: 0 };

const jobsWithWork = preparedPages('team_spend', [jobs.createdAt, jobs.id], (db, after) =>
  db
    .select({ id: jobs.id, title: jobs.title, createdAt: jobs.createdAt })
    .from(jobs)
    .where(
      and(
        eq(jobs.businessId, sql.placeholder('businessId')),
        sql`exists (select from engagements where engagements.job_id = ${jobs.id})`,
        after,
      ),
    ),
);

/**
 * Sums hours and money. Hours are those last submitted, or as agreed where none were. Overtime counts only if the business approved it itself, not by
 * letting the deadline pass.
 */
async function sumUp(db: Db, which: SQL, by: SQL): Promise<Map<string, Sums>> {
  const { rows } = await db.execute<Record<keyof Sums | 'id', string>>(sql`
    select ${by} as id,
      count(distinct e.rep_id) filter (where m.funded_cents > 0) as reps,
      coalesce(sum(coalesce(
        case when handed_in.unanswered then least(handed_in.submitted, m.paid_minutes) else handed_in.submitted end,
        case when m.status = 'completed' then m.paid_minutes end)), 0) as minutes,
      coalesce(sum(m.rep_cents + m.platform_cents), 0) as "paidCents",
      coalesce(sum(m.held_cents), 0) as "heldCents",
      coalesce(sum(m.back_cents), 0) as "backCents"
    from engagements e
    join milestones m on m.engagement_id = e.id
    left join lateral (
      select (select sum((line ->> 'minutes')::int) from jsonb_array_elements(h.lines) line) as submitted,
        exists (select from milestone_steps s where s.milestone_id = m.id and s.move = 'accept_by_silence') as unanswered
      from hand_ins h where h.milestone_id = m.id order by h.id desc limit 1) handed_in on true
    where ${which}
    group by 1`);
  return new Map(
    rows.map(({ id, reps, minutes, paidCents, heldCents, backCents }) => [
      id,
      {
        reps: Number(reps),
        minutes: Number(minutes),
        paidCents: Number(paidCents),
        heldCents: Number(heldCents),
        backCents: Number(backCents),
      },
    ]),
  );
}

/** Jobs of a business with an accepted rep, newest first. */
export async function listSpend(
  db: Db,
  { businessId }: BusinessActor,
  cursor: string | undefined,
): Promise<Page<JobSpend>> {
  const rows = await jobsWithWork(db, cursor, { businessId });
  const ids = rows.map(({ id }) => id);
  const sums = await sumUp(db, sql`e.job_id = any(${sql.param(ids)}::uuid[])`, sql`e.job_id::text`);
  return pageOfRows(
    rows,
    pageSize,
    ({ createdAt, id }) => ({ at: createdAt, id }),
    ({ id, title }) => ({ jobId: id, jobTitle: title, ...(sums.get(id) ?? none) }),
  );
}

export async function readTeamTotals(db: Db, { businessId }: BusinessActor): Promise<Sums> {
  const sums = await sumUp(db, sql`e.business_id = ${businessId}`, sql`'all'`);
  return sums.get('all') ?? none;
}
