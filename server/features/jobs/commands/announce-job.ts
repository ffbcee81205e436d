import { sql } from 'drizzle-orm';
import { thisWeekend } from '#domain/jobs/wanted-days.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { meetsAsked } from '../../courses/queries/select-asked.ts';
import type { JobEvent } from './job-events.ts';

/** Task names, for code that only enqueues them. */
export const matchSearchesTask = 'jobs.match_searches';
export const mailSearchesTask = 'jobs.mail_searches';

/** Enqueues matching of a posted job with saved searches that are emailed immediately. It runs after the commit. */
export async function announceJob(tx: Tx, { jobId }: Pick<JobEvent, 'jobId'>): Promise<void> {
  await tx.enqueue(matchSearchesTask, { jobId });
}

/**
 * Marks matching searches with immediate emails as due, at least an hour after their last email. Searches that are due already are updated too: one
 * that is being emailed at this moment may have read before the job was posted.
 */
export async function matchSearches(tx: Tx, { jobId }: { readonly jobId: string }): Promise<void> {
  const today = dayInSouthAfrica(now());
  const { rowCount } = await tx.db.execute(sql`
    update saved_searches s
    set due_at = least(s.due_at, greatest(now(), s.mailed_at + interval '1 hour'))
    from jobs j join business_profiles b on b.id = j.business_id
    where j.id = ${jobId} and j.status = 'active' and s.mail = 'instant'
      and (s.provinces is null or j.province = any (s.provinces))
      and (s.location_ids is null or j.location_id = any (s.location_ids))
      and (s.industries is null or j.industry = any (s.industries))
      and (s.experience is null or j.experience_required = any (s.experience))
      and (s.minimum_rate_cents is null or j.hourly_rate_cents >= s.minimum_rate_cents)
      and (s.duration is null or j.duration = s.duration)
      and (s.job_type is null or j.job_type = s.job_type)
      and (not s.to_businesses or j.sells_to_businesses)
      -- Days as the rep chose them: this weekend is another one each week.
      and (not s.filters ?| array['when', 'from', 'to'] or exists (
        select from unnest(j.working_days) as day
        where day >= ${today}
          and (s.filters ->> 'from' is null or day >= (s.filters ->> 'from')::date)
          and (s.filters ->> 'to' is null or day <= (s.filters ->> 'to')::date)
          and (s.filters ->> 'when' is null or day = any (${sql.param(thisWeekend(today))}::date[]))))
      and (not s.filters ? 'courses' or ${meetsAsked(
        sql`j.asks_courses`,
        sql`(select r.user_id from rep_profiles r where r.id = s.rep_id)`,
      )})
      and (s.query is null or j.search @@ s.query::tsquery)
      and not exists (select from rep_profiles r where r.id = s.rep_id and r.user_id = b.user_id)`);
  if ((rowCount ?? 0) > 0) await tx.enqueue(mailSearchesTask, {});
}
