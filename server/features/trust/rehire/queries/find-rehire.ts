import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Rehire } from '#contract/trust/rehire.ts';
import { takeHomeOf } from '#domain/engagements/money.ts';
import { refuseApplication } from '#domain/jobs/job-lifecycle.ts';
import { shiftsOf } from '#domain/jobs/shifts.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { locations } from '../../../catalogue/tables.ts';
import { planEngagement } from '../../../engagements/commands/open-engagement.ts';
import { planWork } from '../../../engagements/commands/plan-work.ts';
import { findRooms } from '../../../engagements/team/queries/find-rooms.ts';
import { isCommissionOnly } from '../../../jobs/sales-terms/queries.ts';
import { jobs } from '../../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { type TermsNow, termsNow } from '../../standby/queries/terms-now.ts';
import { standbyPlaces } from '../../standby/tables.ts';
import { rehireInvitations, rehires } from '../tables.ts';

/** How many are listed. */
const most = 20;

const selectInvited = (db: Db, only: SQL | undefined) =>
  db
    .select({
      invitation: rehireInvitations,
      rehire: rehires,
      job: jobs,
      location: locations.name,
      companyName: businessProfiles.companyName,
      businessUserId: businessProfiles.userId,
      repUserId: repProfiles.userId,
    })
    .from(rehireInvitations)
    .innerJoin(rehires, eq(rehires.id, rehireInvitations.rehireId))
    .innerJoin(jobs, eq(jobs.id, rehireInvitations.jobId))
    .innerJoin(locations, eq(locations.id, jobs.locationId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, rehires.businessId))
    .innerJoin(repProfiles, eq(repProfiles.id, rehireInvitations.repId))
    .where(only)
    .orderBy(asc(rehires.answerBy), asc(rehireInvitations.id))
    .limit(most);

export type InvitedRow = Awaited<ReturnType<typeof selectInvited>>[number];

/** Invitations that the rep can still answer, to jobs that are open and have room. */
export const listInvited = (db: Db, repId: string): Promise<InvitedRow[]> =>
  selectInvited(
    db,
    and(
      eq(rehireInvitations.repId, repId),
      eq(rehireInvitations.status, 'open'),
      gt(rehires.answerBy, now()),
      eq(jobs.status, 'active'),
      sql`${jobs}.positions > (
        select count(*) from ${jobApplications} a where a.job_id = ${jobs}.id and a.status = 'accepted')`,
    ),
  );

/** An invitation of this rep. Another’s is not found. */
export async function findInvited(db: Db, repId: string, invitationId: string): Promise<InvitedRow> {
  const [row] = await selectInvited(
    db,
    and(eq(rehireInvitations.id, invitationId), eq(rehireInvitations.repId, repId)),
  );
  if (!row) throw new Refusal('rehire.not_found');
  return row;
}

/** An invitation, for its notification. */
export const describeInvited = async (db: Db, invitationId: string): Promise<InvitedRow | undefined> =>
  (await selectInvited(db, eq(rehireInvitations.id, invitationId)))[0];

/** The gig that an invitation would become if the rep accepted now. Null: all of its days have begun. */
export async function planInvited(
  db: Db,
  { invitation, job }: Pick<InvitedRow, 'invitation' | 'job'>,
  read?: TermsNow,
) {
  const termsOf = read ?? (await termsNow(db, [job.id]));
  const terms = termsOf(job.id);
  const { feeBearer } = terms;
  const ids = { id: invitation.id, applicationId: invitation.id, jobId: job.id, repId: invitation.repId };
  const planned = planEngagement(job, { ...ids, businessId: job.businessId }, terms, {
    acceptedAt: now(),
    restFrom: null,
  });
  const shifts = planned ? shiftsOf(planned) : [];
  const [first] = shifts;
  if (!planned || !first) return null;
  const takeHomeCents = planWork(planned).reduce(
    (sum, { payCents, feeCents }) => sum + takeHomeOf({ payCents, feeCents, feeBearer }),
    0n,
  );
  return {
    startsAt: first.start,
    endsAt: first.end,
    days: shifts.map(({ day }) => day),
    takeHomeCents,
    upTo: terms.salesTerms !== null || isCommissionOnly(job),
  };
}

/** The acts of a business with the answers to them, newest first. */
export async function listRehires(db: Db, { businessId }: BusinessActor, only?: SQL): Promise<Rehire[]> {
  const rows = await db
    .select({ rehire: rehires, jobTitle: jobs.title, status: jobs.status, closesOn: jobs.closesOn })
    .from(rehires)
    .innerJoin(jobs, eq(jobs.id, rehires.jobId))
    .where(and(eq(rehires.businessId, businessId), only))
    .orderBy(desc(rehires.sentAt), desc(rehires.id))
    .limit(most);
  const ids = rows.map((row) => row.rehire.id);
  const invited = await db
    .select({ invitation: rehireInvitations, repName: repProfiles.fullName })
    .from(rehireInvitations)
    .innerJoin(repProfiles, eq(repProfiles.id, rehireInvitations.repId))
    .where(inArray(rehireInvitations.rehireId, ids))
    .orderBy(asc(repProfiles.fullName), asc(rehireInvitations.id));
  const rooms = await findRooms(
    db,
    rows.map((row) => row.rehire.jobId),
  );
  const today = dayInSouthAfrica(now());
  return rows.map(({ rehire: { id, jobId, emptyPlaces, sentAt, answerBy, settledAt }, jobTitle, ...job }) => ({
    ...{ id, jobId, jobTitle, emptyPlaces },
    sentAt: sentAt.toISOString(),
    answerBy: answerBy.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    room: rooms.get(jobId) ?? 0,
    takesApplications: refuseApplication(job, today) === null,
    invitations: invited
      .filter(({ invitation }) => invitation.rehireId === id)
      .map(({ invitation, repName }) => ({
        ...{ id: invitation.id, repName, status: invitation.status },
        answeredAt: invitation.answeredAt?.toISOString() ?? null,
      })),
  }));
}

/** One act, with how many were invited and accepted, and how many places were opened to reps on standby, for its notification. */
export async function describeRehire(db: Db, rehireId: string) {
  const [row] = await db
    .select({
      rehire: rehires,
      jobTitle: jobs.title,
      businessUserId: businessProfiles.userId,
      invited: sql<number>`(select count(*)::int from ${rehireInvitations} i where i.rehire_id = ${rehires}.id)`,
      accepted: sql<number>`(
        select count(*)::int from ${rehireInvitations} i where i.rehire_id = ${rehires}.id and i.status = 'accepted')`,
      opened: sql<number>`(select count(*)::int from ${standbyPlaces} p where p.rehire_id = ${rehires}.id)`,
    })
    .from(rehires)
    .innerJoin(jobs, eq(jobs.id, rehires.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, rehires.businessId))
    .where(eq(rehires.id, rehireId));
  if (!row) return null;
  return { ...row, room: (await findRooms(db, [row.rehire.jobId])).get(row.rehire.jobId) ?? 0 };
}

/** Acts whose invitations are due. */
export const listDue = (db: Db, limit: number) =>
  db
    .select({ id: rehires.id, jobId: rehires.jobId })
    .from(rehires)
    .where(and(isNull(rehires.settledAt), sql`${rehires.answerBy} <= ${now().toISOString()}::timestamptz`))
    .orderBy(asc(rehires.answerBy), asc(rehires.id))
    .limit(limit);
