import { type SQL, sql } from 'drizzle-orm';
import { currentVersion } from '../../agreements/queries/current-agreement.ts';

// Conditions for matching a rep with a job at all. They use these table aliases: `m` match_reps, `r` rep_profiles, `j` jobs, `b` business_profiles.

const noWork = sql`'{}'::date[]`;

/** Whether the rep can work on at least one of the job's days, as far as either has specified. */
const canComeOnce = sql`(
  j.working_days is null or cardinality(j.working_days) = 0 or exists (
    select from unnest(j.working_days) as day
    where day <> all (r.days_off)
      and (day = any (r.days_on) or r.work_weekdays is null or to_char(day, 'Dy') = any (r.work_weekdays))))`;

const mayWork = sql`
  r.user_id <> b.user_id
  and not (coalesce(m.taken_days, ${noWork}) && coalesce(j.working_days, ${noWork}))
  and (isempty(m.taken_hours) or not (m.taken_hours && shift_hours(j.working_days, j.schedule)))
  and ${canComeOnce}`;

/** Whether they may be matched: not their own job, free on its days and hours, not applied, not dismissed, and not blocked by either side. */
export const mayMeet: SQL = sql`${mayWork}
  and not exists (select from job_applications a where a.job_id = j.id and a.rep_id = r.id)
  and not exists (select from match_dismissals d where d.rep_id = r.id and d.job_id = j.id)
  and not exists (select from message_blocks k where k.blocker_id = r.user_id and k.blocked_id = b.user_id)
  and not exists (select from message_blocks k where k.blocker_id = b.user_id and k.blocked_id = r.user_id)`;

// Variants that read applications, dismissals and blocks once for the job or rep, instead of for each of hundreds of rows.

const ownerOf = (jobId: SQL) =>
  sql`(select p.user_id from jobs o join business_profiles p on p.id = o.business_id where o.id = ${jobId})`;

/** Like `mayMeet`, for many reps of one job. */
export const mayMeetJob = (jobId: SQL): SQL => sql`${mayWork}
  and r.id not in (select a.rep_id from job_applications a where a.job_id = ${jobId})
  and r.id not in (select d.rep_id from match_dismissals d where d.job_id = ${jobId})
  and r.user_id not in (select k.blocker_id from message_blocks k where k.blocked_id = ${ownerOf(jobId)})
  and r.user_id not in (select k.blocked_id from message_blocks k where k.blocker_id = ${ownerOf(jobId)})`;

const personOf = (repId: SQL) => sql`(select p.user_id from rep_profiles p where p.id = ${repId})`;

/** Like `mayMeet`, for many jobs of one rep. */
export const mayMeetRep = (repId: SQL): SQL => sql`${mayWork}
  and j.id not in (select a.job_id from job_applications a where a.rep_id = ${repId})
  and j.id not in (select d.job_id from match_dismissals d where d.rep_id = ${repId})
  and b.user_id not in (select k.blocked_id from message_blocks k where k.blocker_id = ${personOf(repId)})
  and b.user_id not in (select k.blocker_id from message_blocks k where k.blocked_id = ${personOf(repId)})`;

/** Whether the rep signed the current version, is approved, not suspended and not deleted: at this moment, not when a task last ran. */
export const isEligibleRep = (): SQL => sql`exists (
  select from users u
  where u.id = r.user_id and u.deleted_at is null and coalesce(u.banned_until <= now(), true)
    and exists (select from user_vetting v where v.user_id = u.id and v.user_type = 'rep' and v.status = 'approved')
    and exists (
      select from legal_contracts l where l.user_id = u.id and l.user_type = 'rep'
        and l.version = ${currentVersion('rep')}))`;

/** Whether the rep signed, is approved, not suspended, and within their trial or paid up if reps pay. */
export const isHere = (free: SQL): SQL => sql`m.is_open and (${free} or m.access_until > now())`;
