import { teamApi } from '#contract/engagements/team.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { weekAheadOf } from '#domain/shared/week.ts';
import { now } from '#server/platform/clock.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { findEngagement } from '../queries/find-engagements.ts';
import { inviteRep } from './commands/invite-rep.ts';
import { starRep, unstarRep } from './commands/star-rep.ts';
import { isLeft, presentCancellation, presentNear, presentShifts } from './present.ts';
import { findOpenJobs, findRepStatus } from './queries/find-around.ts';
import { findRooms } from './queries/find-rooms.ts';
import { findWeek, mostOfWeek } from './queries/find-week.ts';
import { listTeamReps } from './queries/list-reps.ts';
import { listSpend, readTeamTotals } from './queries/list-spend.ts';
import { listSubmittedHours } from './queries/list-submitted-hours.ts';

export const teamRoutes = (): readonly Route[] => [
  read(teamApi.week, async (db, actor, { query }) => {
    const moment = now();
    const today = dayInSouthAfrica(moment);
    const from = query.from ?? weekAheadOf(today);
    const rows = await findWeek(db, actor, from);
    const shifts = rows.slice(0, mostOfWeek).flatMap((row) => presentShifts(row, from));
    return {
      ...{ from, today, now: moment.toISOString() },
      shifts: shifts.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
      more: rows.length > mostOfWeek,
    };
  }),
  read(teamApi.near, async (db, actor) => {
    const moment = now();
    const today = dayInSouthAfrica(moment);
    const tomorrow = addDays(today, 1);
    const rows = await findWeek(db, actor, today);
    const shifts = rows
      .slice(0, mostOfWeek)
      .flatMap((row) => presentShifts(row, today))
      // A night shift of the day before, only while it lasts.
      .filter(({ day, endsAt }) => day <= tomorrow && (day >= today || new Date(endsAt) > moment));
    const left = new Set(shifts.filter((shift) => isLeft(shift, moment)).map(({ jobId }) => jobId));
    const rooms = await findRooms(db, [...left]);
    return { today, now: moment.toISOString(), ...presentNear(shifts, rooms, moment) };
  }),
  read(teamApi.submittedHours, (db, actor, { query }) => listSubmittedHours(db, actor, query.cursor)),
  read(teamApi.spend, (db, actor, { query }) => listSpend(db, actor, query.cursor)),
  read(teamApi.totals, (db, actor) => readTeamTotals(db, actor)),
  read(teamApi.reps, (db, actor, { query }) => listTeamReps(db, actor, query)),
  read(teamApi.around, async (db, actor, { params: { engagementId } }) => {
    const { businessId } = actor;
    const { engagement, milestones } = await findEngagement(db, { businessId }, engagementId);
    const { repId } = engagement;
    return {
      ...(await findRepStatus(db, actor, repId)),
      cancellation: presentCancellation(engagement, milestones),
      openJobs: await findOpenJobs(db, actor, repId, dayInSouthAfrica(now())),
    };
  }),
  write(teamApi.star, (tx, actor, { params }) => starRep(tx, actor, params.engagementId)),
  write(teamApi.unstar, (tx, actor, { params }) => unstarRep(tx, actor, params.engagementId)),
  write(teamApi.invite, (tx, actor, { params, body }) => inviteRep(tx, actor, { ...params, ...body })),
];
