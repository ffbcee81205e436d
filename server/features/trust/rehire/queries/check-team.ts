import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { milestoneStatuses } from '#contract/engagements/options.ts';
import type { CheckedRep } from '#contract/trust/rehire.ts';
import type { RehireConflict } from '#contract/trust/rehire-options.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import type { Scheduled } from '#domain/jobs/job-schedule.ts';
import { overlaps, type Shift, shiftsOf } from '#domain/jobs/shifts.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { isBarred } from '../../../accounts/queries/is-barred.ts';
import { users } from '../../../accounts/tables.ts';
import { barsAnother } from '../../../applications/queries/bars-another.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { engagements, milestones } from '../../../engagements/tables.ts';
import { jobs } from '../../../jobs/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { askLegalGate } from '../../../vetting/commands/ask-legal-gate.ts';
import { rehireInvitations, rehires } from '../tables.ts';

export interface TeamMember extends CheckedRep {
  readonly repId: string;
}

const taking = milestoneStatuses.filter((status) => milestoneTraits[status].takesPlace);

const multirangeOf = (shifts: readonly Shift[]): string =>
  `{${shifts.map(({ start, end }) => `[${start.toISOString()},${end.toISOString()})`).join(',')}}`;

/** The reps of these gigs of a business, each once, with what stands in the way of inviting them to a job at these days. */
export async function checkTeam(
  tx: Tx,
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
  const { db } = tx;
  const busy = sql`exists (
    select from engagements o join milestones m on m.engagement_id = o.id
    where o.rep_id = ${repProfiles.id} and m.status = any(${sql.param(taking)}::text[])
      and shift_hours(m.days, o.schedule) && ${multirangeOf(shifts)}::tstzmultirange)`;
  const rows = await db
    .select({
      engagementId: engagements.id,
      repId: repProfiles.id,
      repUserId: repProfiles.userId,
      repName: repProfiles.fullName,
      gone: sql<boolean>`(${users}.deleted_at is not null or ${isBarred} or exists (
        select from message_blocks k
        where (k.blocker_id, k.blocked_id) in ((${repProfiles.userId}, ${userId}::uuid), (${userId}::uuid, ${repProfiles.userId}))))`,
      booked: sql<boolean>`${busy}`,
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
  const asked = await findAsked(tx, businessId);
  const members = new Map<string, TeamMember>();
  for (const { engagementId, repId, repUserId, repName, gone, booked, applied } of rows) {
    if (members.has(repId)) continue;
    const invited = asked.some((one) => one.repId === repId && (one.jobId === jobId || meets(one, shifts)));
    // A rep who doesn't pass the legal gate can't agree to terms.
    const closed = gone || (await askLegalGate(tx, repUserId, 'rep')) !== null;
    members.set(repId, { engagementId, repId, repName, conflict: conflictOf({ closed, applied, invited, booked }) });
  }
  return [...members.values()];
}

function conflictOf(rep: Record<'closed' | 'applied' | 'invited' | 'booked', boolean>): RehireConflict | null {
  if (rep.closed) return 'unavailable';
  if (rep.applied) return 'applied';
  if (rep.invited) return 'invited';
  return rep.booked ? 'booked' : null;
}

const meets = (job: Scheduled, shifts: readonly Shift[]): boolean =>
  shiftsOf(job).some((one) => shifts.some((other) => overlaps(one, other)));

/** The open invitations of a business, with the days of their job. */
const findAsked = ({ db }: Tx, businessId: string) =>
  db
    .select({ repId: rehireInvitations.repId, jobId: jobs.id, schedule: jobs.schedule, startDate: jobs.startDate })
    .from(rehireInvitations)
    .innerJoin(rehires, eq(rehires.id, rehireInvitations.rehireId))
    .innerJoin(jobs, eq(jobs.id, rehireInvitations.jobId))
    .where(and(eq(rehires.businessId, businessId), eq(rehireInvitations.status, 'open')));
