import { sql } from 'drizzle-orm';
import { type EventRows, within } from './event-rows.ts';

const minutesSince = (from: string, to: string) =>
  sql.raw(`greatest(0, floor(extract(epoch from ${to} - ${from}) / 60))::bigint`);

/**
 * Whether the rep came by matching: they had been invited to the job, or recommended it by the day on which they applied.
 */
const isMatched = sql`(
  exists (select from match_invitations i where i.job_id = e.job_id and i.rep_id = e.rep_id and i.invited_at <= a.applied_at)
  or exists (
    select from match_impressions i
    where i.rep_id = e.rep_id and i.job_id = e.job_id and i.side = 'rep' and i.policy = 'recommended'
      and i.shown_on <= (a.applied_at at time zone 'Africa/Johannesburg')::date))`;

/** The result of a job when it ended: its places, and those filled by then. */
const ended = (amount: string): EventRows => ({
  select: (window) => sql`
    select j.id, j.closed_at as at, j.province, j.industry, j.business_id as doer, ${sql.raw(amount)} as amount
    from jobs j where j.closed_at is not null and ${within(sql`j.closed_at`, window)}`,
});

/** Figures of jobs, applications and hires. */
export const eventsOfMarket = {
  jobs_posted: {
    select: (window) => sql`
      select id, created_at as at, province, industry, business_id as doer, 0 as amount
      from jobs where ${within(sql`created_at`, window)}`,
  },
  applications: {
    select: (window) => sql`
      select a.id, a.applied_at as at, j.province, j.industry, a.rep_id as doer, 0 as amount
      from job_applications a join jobs j on j.id = a.job_id where ${within(sql`a.applied_at`, window)}`,
  },
  first_applicants: {
    select: (window) => sql`
      select j.id, first.at, j.province, j.industry, j.business_id as doer, ${minutesSince('j.created_at', 'first.at')} as amount
      from (select job_id, min(applied_at) as at from job_applications where ${within(sql`applied_at`, window)} group by job_id) first
      join jobs j on j.id = first.job_id`,
  },
  first_hires: {
    select: (window) => sql`
      select j.id, first.at, j.province, j.industry, j.business_id as doer, ${minutesSince('j.created_at', 'first.at')} as amount
      from (select job_id, min(accepted_at) as at from engagements where ${within(sql`accepted_at`, window)} group by job_id) first
      join jobs j on j.id = first.job_id`,
  },
  hires: {
    select: (window) => sql`
      select e.id, e.accepted_at as at, j.province, j.industry, e.business_id as doer, 0 as amount
      from engagements e join jobs j on j.id = e.job_id where ${within(sql`e.accepted_at`, window)}`,
  },
  hires_matched: {
    select: (window) => sql`
      select e.id, e.accepted_at as at, j.province, j.industry, e.business_id as doer, 0 as amount
      from engagements e join jobs j on j.id = e.job_id join job_applications a on a.id = e.application_id
      where ${within(sql`e.accepted_at`, window)} and ${isMatched}`,
  },
  places_ended: ended('j.positions'),
  places_filled: ended(
    '(select least(j.positions, count(*)) from engagements e where e.job_id = j.id and e.accepted_at <= j.closed_at)',
  ),
} as const satisfies Record<string, EventRows>;
