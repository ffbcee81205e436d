import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { engagementTimes } from '#contract/agreed-terms.ts';
import type {
  DisputeHead,
  DisputeList,
  disputeReviewApi,
  ReviewedDispute,
  ReviewedWork,
} from '#contract/engagements/dispute-review.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { movesOpenTo } from '#domain/engagements/lifecycle.ts';
import { rulingStage } from '#domain/engagements/rulings.ts';
import { now } from '#server/platform/clock.ts';
import { type FirstOfList, pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { presentAttendance, presentHoursSubmission } from '../../attendance/present.ts';
import { findAttendances, findHoursSubmissions, findPictures } from '../../attendance/queries/find-attendance.ts';
import { milestoneOf } from '../../commands/move-milestone.ts';
import { presentEngagement, presentStep } from '../../present.ts';
import { findListed, findSteps, type ListedEngagement } from '../../queries/find-engagements.ts';
import { engagements, milestones } from '../../tables.ts';
import { isOwnRuling } from '../present.ts';
import { describeDisputes } from './find-disputes.ts';

const ruled = sql`${milestones.status} = 'disputed' and ${milestones.ruledCents} is not null and ${milestones.chargedBackAt} is null`;

interface ListOrder {
  readonly where: SQL;
  readonly by: 'decideBy' | 'dueAt';
  readonly first: FirstOfList;
}

const orders: Record<DisputeList, ListOrder> = {
  // All have the same time limit: the first opened is the first to decide.
  open: {
    where: sql`${milestones.status} = 'disputed' and (${milestones.ruledCents} is null or ${milestones.chargedBackAt} is not null)`,
    by: 'decideBy',
    first: 'oldest first',
  },
  // Each appeal has a deadline of its own, and so has each decision.
  appealed: { where: sql`${ruled} and ${milestones.appealedAt} is not null`, by: 'dueAt', first: 'oldest first' },
  ruled: { where: sql`${ruled} and ${milestones.appealedAt} is null`, by: 'dueAt', first: 'oldest first' },
  decided: { where: eq(milestones.status, 'resolved'), by: 'decideBy', first: 'newest first' },
};

const selectDisputes = (db: Db) =>
  db
    .select({
      milestone: milestones,
      title: engagements.title,
      repName: repProfiles.fullName,
      companyName: businessProfiles.companyName,
      // Never null for a disputed or decided milestone.
      decideBy: sql<Date>`${milestones.decideBy}`.mapWith(milestones.decideBy),
    })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, engagements.businessId));

export async function listDisputes(
  db: Db,
  _actor: AdminActor,
  { list, cursor }: { readonly list: DisputeList; readonly cursor?: string | undefined },
): Promise<Page<DisputeHead>> {
  const { where, by, first } = orders[list];
  const page = pageBehind(cursor, [milestones[by], milestones.id], first);
  const rows = await selectDisputes(db)
    .where(and(where, page.behind))
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ decideBy, milestone }) => ({ at: milestone[by] ?? decideBy, id: milestone.id }),
    presentHead,
  );
}

type DisputeRow = Awaited<ReturnType<typeof selectDisputes>>[number];

function presentHead({ milestone, title, repName, companyName, decideBy }: DisputeRow): DisputeHead {
  const {
    id: milestoneId,
    engagementId,
    number,
    status,
    disputedFrom,
    dueAt,
    spoke,
    fundedCents,
    chargedBackAt,
    ruledCents,
  } = milestone;
  const isRuled = rulingStage(milestone) !== null;
  const openedAt = new Date(decideBy.getTime() - engagementTimes.disputeDays * 86_400_000);
  return {
    ...{ engagementId, milestoneId, title, repName, companyName, spoke },
    milestone: number,
    from: disputedFrom ?? status,
    openedAt: openedAt.toISOString(),
    stateBy: (status === 'disputed' && ruledCents === null && dueAt?.toISOString()) || null,
    decideBy: chargedBackAt === null && !isRuled ? decideBy.toISOString() : null,
    carriedOutAt: (isRuled && dueAt?.toISOString()) || null,
    fundedCents: Number(fundedCents),
  };
}

/** Enough to find the gig in question. */
const mostFound = 50;

/** Engagements of the user with this email address, on either side, newest first. */
export async function searchWork(
  db: Db,
  _actor: AdminActor,
  email: string,
): Promise<z.output<typeof disputeReviewApi.search.response>> {
  // Each side by its own index: a single condition would scan all engagements. Addresses are stored in lower case.
  const newest = (side: SQL, profiles: SQL) => sql`(
    select e.id, e.accepted_at from ${profiles} p join users u on u.id = p.user_id
    cross join lateral (
      select id, accepted_at from engagements where ${side} = p.id order by accepted_at desc, id desc limit ${mostFound}) e
    where u.email = ${email.toLowerCase()})`;
  const { rows: found } = await db.execute<{ id: string }>(sql`
    select id from (
      ${newest(sql`rep_id`, sql`rep_profiles`)} union ${newest(sql`business_id`, sql`business_profiles`)}) work
    order by accepted_at desc, id desc limit ${mostFound}`);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const listed = await findListed(db, inArray(engagements.id, ids));
  return listed.toReversed().map(({ engagement, repName, companyName, milestones: own }) => ({
    engagementId: engagement.id,
    title: engagement.title,
    ...{ repName, companyName },
    acceptedAt: engagement.acceptedAt.toISOString(),
    statuses: own.map(({ status }) => status),
  }));
}

type ListedRow = ListedEngagement['milestones'][number];

/** Which decision is due, and whether this admin may make it. */
function describeDecision(
  { engagement }: ListedEngagement,
  row: ListedRow | undefined,
  adminId: string,
): Pick<ReviewedDispute, 'decides' | 'ownDecision'> {
  if (!row) return { decides: null, ownDecision: false };
  const open = movesOpenTo('administrator', milestoneOf({ engagement }, row), now());
  const ownDecision = isOwnRuling(row, [adminId]);
  const due = open.includes('rule') ? 'first' : open.includes('decide') ? 'final' : null;
  return { decides: ownDecision ? null : due, ownDecision };
}

export async function reviewWork(db: Db, { adminId }: AdminActor, engagementId: string): Promise<ReviewedWork> {
  const [work] = await findListed(db, eq(engagements.id, engagementId));
  if (!work) throw new Refusal('engagement.not_found');
  const { engagement, repName, companyName } = work;
  const emailOf = async (ownerId: SQL) => {
    const [user] = await db.select({ email: users.email }).from(users).where(sql`${users.id} = (${ownerId})`);
    return user?.email ?? '';
  };
  return {
    engagement: presentEngagement(work, {}),
    rep: {
      name: repName,
      email: await emailOf(sql`select user_id from ${repProfiles} where ${repProfiles.id} = ${engagement.repId}`),
    },
    business: {
      name: companyName,
      email: await emailOf(
        sql`select user_id from ${businessProfiles} where ${businessProfiles.id} = ${engagement.businessId}`,
      ),
    },
    steps: (await findSteps(db, engagementId)).map(presentStep),
    attendances: (await findAttendances(db, engagementId)).map(presentAttendance),
    handIns: (await findHoursSubmissions(db, engagementId)).map(presentHoursSubmission),
    pictures: await findPictures(db, engagementId),
    disputes: (await describeDisputes(db, work)).map((dispute) => {
      const row = work.milestones.find(({ id }) => id === dispute.milestoneId);
      return { ...dispute, ...describeDecision(work, row, adminId) };
    }),
    canCallOff: work.milestones.some((row) => {
      const open = movesOpenTo('administrator', milestoneOf(work, row), now());
      return open.includes('call_off') || open.includes('dispute');
    }),
  };
}
