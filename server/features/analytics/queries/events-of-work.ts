import { sql } from 'drizzle-orm';
import type { MilestoneMove } from '#domain/engagements/moves.ts';
import { type EventRows, within } from './event-rows.ts';

/** One event for each of these transitions. */
const moves = (names: readonly MilestoneMove[], amount = '0'): EventRows => ({
  select: (window) => sql`
    select s.id, s.created_at as at, j.province, j.industry, e.rep_id as doer, ${sql.raw(amount)} as amount
    from milestone_steps s join milestones m on m.id = s.milestone_id join engagements e on e.id = m.engagement_id
    join jobs j on j.id = e.job_id
    where ${within(sql`s.created_at`, window)} and s.move in ${names}`,
});

/** Figures of gigs. For a gig of several weeks, each week is one. */
export const eventsOfWork = {
  work_completed: moves(['accept', 'accept_by_silence'], 'm.pay_cents'),
  no_shows: moves(['report_no_show', 'presume_no_show']),
  absences: moves(['report_absence']),
  disputes: moves(['dispute', 'appeal', 'contest', 'take_up']),
  disputes_decided: moves(['decide', 'carry_out', 'decide_by_silence', 'decide_by_time']),
} as const satisfies Record<string, EventRows>;
