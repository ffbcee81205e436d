import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CheckedRep } from '#contract/trust/rehire.ts';
import { type RehireConflict, rehireLimits } from '#contract/trust/rehire-options.ts';
import { takingStatuses } from '#domain/engagements/states.ts';
import type { Scheduled } from '#domain/jobs/job-schedule.ts';
import { overlaps, type Shift, shiftsOf } from '#domain/jobs/shifts.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { isBarred } from '../../../accounts/queries/is-barred.ts';
import { users } from '../../../accounts/tables.ts';
import { barsAnother } from '../../../applications/queries/bars-another.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { engagements, milestones } from '../../../engagements/tables.ts';
import { jobs } from '../../../jobs/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { passesLegalGate } from '../../../vetting/queries/passes-legal-gate.ts';
import { rehireInvitations, rehires } from '../tables.ts';

export interface TeamMember extends CheckedRep {
  readonly repId: string;
}

const multirangeOf = (shifts: readonly Shift[]): string =>
  `{${shifts.map(({ start, end }) => `[${start.toISOString()},${end.toISOString()})`).join(',')}}`;

const dayMs = 86_400_000;

/** Whether the rep has a gig with the business that is to come, or ended lately. Of others the business doesn't learn when they are free. */
export const isKnown = (businessId: string) => sql<boolean>`exists (
  select from engagements o join milestones m on m.engagement_id = o.id
  where o.rep_id = ${repProfiles.id} and o.business_id = ${businessId}::uuid and m.status = any(${sql.param(takingStatuses)}::text[])
    and coalesce(m.ends_at, o.accepted_at) > ${new Date(now().getTime() - rehireLimits.knownDays * dayMs).toISOString()}::timestamptz)`;

/** Whether the rep can't be hired by the business: account closed or suspended, a block on either side, or no pass of the legal gate, without which no terms are agreed. They all read the same. */
export const isClosed = (businessUserId: string) => sql<boolean>`(
  ${users}.deleted_at is not null or ${isBarred} or not ${passesLegalGate(repProfiles.userId, 'rep')} or exists (
    select from message_blocks k
    where (k.blocker_id, k.blocked_id) in ((${repProfiles.userId}, ${businessUserId}::uuid), (${businessUserId}::uuid, ${repProfiles.userId}))))`;

/** Whether the rep has a gig at some of these hours. */
const isBooked = (shifts: readonly Shift[]) => sql<boolean>`exists (
  select from engagements o join milestones m on m.engagement_id = o.id
  where o.rep_id = ${repProfiles.id} and m.status = any(${sql.param(takingStatuses)}::text[])
    and shift_hours(m.days, o.schedule) && ${multirangeOf(shifts)}::tstzmultirange)`;

/** The reps of these gigs of a business, each once, with what stands in the way of inviting them to a job at these days. */
export async function checkTeam(
  db: Db,
  { businessId, userId }: BusinessActor,
  {
    engagementIds,
    shifts,
    jobId,
  }: {
    readonly engagementIds: readonly string[];
    readonly shifts: readonly Shift[];
    /** The open job; null: one that is yet to be posted. */
    readonly jobId: string | null;
  },
): Promise<TeamMember[]> {
  const ago = (days: number) => sql`${new Date(now().getTime() - days * dayMs).toISOString()}::timestamptz`;
  const rows = await db
    .select({
      engagementId: engagements.id,
      repId: repProfiles.id,
      repName: repProfiles.fullName,
      closed: isClosed(userId),
      booked: sql<boolean>`(${isKnown(businessId)} and ${isBooked(shifts)})`,
      declined: sql<boolean>`exists (
        select from ${rehireInvitations} i
        where i.job_id = ${jobId}::uuid and i.rep_id = ${repProfiles.id} and i.status = 'declined')`,
      askedOften: sql<boolean>`coalesce((
        select count(*) >= ${rehireLimits.unanswered} and bool_and(i.status <> 'accepted')
        from ${rehireInvitations} i join ${rehires} r on r.id = i.rehire_id
        where i.rep_id = ${repProfiles.id}
          and r.business_id = ${businessId}::uuid and r.sent_at > ${ago(rehireLimits.unansweredDays)}
      ), false)`,
      applied: sql<boolean>`exists (
        select from ${jobApplications}
        where ${jobApplications.jobId} = ${jobId}::uuid and ${jobApplications.repId} = ${repProfiles.id} and ${barsAnother})`,
    })
    .from(engagements)
    .innerJoin(milestones, and(eq(milestones.engagementId, engagements.id), eq(milestones.number, 1)))
    .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
    .innerJoin(users, eq(users.id, repProfiles.userId))
    .where(and(eq(engagements.businessId, businessId), inArray(engagements.id, [...engagementIds])))
    .orderBy(asc(repProfiles.fullName), asc(engagements.id));
  if (rows.length < engagementIds.length) throw new Refusal('engagement.not_found');
  const asked = await findAsked(db, businessId);
  const members = new Map<string, TeamMember>();
  for (const { engagementId, repId, repName, ...rep } of rows) {
    if (members.has(repId)) continue;
    const invited = asked.some((one) => one.repId === repId && (one.jobId === jobId || meets(one, shifts)));
    members.set(repId, { engagementId, repId, repName, conflict: conflictOf({ ...rep, invited }) });
  }
  return [...members.values()];
}

type Facts = Record<'closed' | 'applied' | 'declined' | 'invited' | 'askedOften' | 'booked', boolean>;

function conflictOf(rep: Facts): RehireConflict | null {
  if (rep.closed) return 'unavailable';
  if (rep.applied) return 'applied';
  if (rep.declined) return 'declined';
  if (rep.invited) return 'invited';
  if (rep.askedOften) return 'asked_often';
  return rep.booked ? 'booked' : null;
}

const meets = (job: Scheduled, shifts: readonly Shift[]): boolean =>
  shiftsOf(job).some((one) => shifts.some((other) => overlaps(one, other)));

/** The open invitations of a business, with the days of their job. */
const findAsked = (db: Db, businessId: string) =>
  db
    .select({ repId: rehireInvitations.repId, jobId: jobs.id, schedule: jobs.schedule, startDate: jobs.startDate })
    .from(rehireInvitations)
    .innerJoin(rehires, eq(rehires.id, rehireInvitations.rehireId))
    .innerJoin(jobs, eq(jobs.id, rehireInvitations.jobId))
    .where(and(eq(rehires.businessId, businessId), eq(rehireInvitations.status, 'open')));
