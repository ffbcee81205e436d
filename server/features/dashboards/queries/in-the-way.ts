import type { InTheWay } from '#contract/applications/job-for-rep.ts';
import type { Scheduled } from '#domain/jobs/job-schedule.ts';
import { clashingDays, daysMissed } from '#domain/profiles/work-calendar.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RepActor } from '../../accounts/access.ts';
import { findAcceptedWork } from '../../applications/queries/accepted-work.ts';
import { showWorkCalendar } from '../../profiles/queries/show-work-calendar.ts';

/** The actor's conflicts with the days of a job: their agreed gigs and days off. */
export async function findInTheWay(
  db: Db,
  actor: RepActor,
  job: Scheduled & { readonly id: string },
): Promise<InTheWay> {
  if (job.schedule === null) return { work: [], daysOff: [] };
  const today = dayInSouthAfrica(now());
  const [accepted, calendar] = await Promise.all([
    findAcceptedWork(db, actor.repId, job.id),
    showWorkCalendar(db, actor),
  ]);
  const work = accepted.map(({ schedule, startDate, ...other }) => ({
    ...other,
    days: clashingDays(job, { schedule, startDate }, today),
  }));
  return { work: work.filter(({ days }) => days.length > 0), daysOff: daysMissed(calendar, job, today) };
}
