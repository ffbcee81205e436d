import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { priceOf, takeHomeOf } from '#domain/engagements/money.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { engagements, milestoneSteps, milestones } from '../tables.ts';

const selectDescribed = (db: Db) =>
  db
    .select({
      milestone: milestones,
      engagementId: engagements.id,
      applicationId: engagements.applicationId,
      jobId: engagements.jobId,
      jobTitle: engagements.title,
      feeBearer: engagements.feeBearer,
      weeks: sql<number>`(select count(*)::int from milestones one where one.engagement_id = ${engagements.id})`,
      repUserId: repProfiles.userId,
      repName: repProfiles.fullName,
      businessUserId: businessProfiles.userId,
      companyName: businessProfiles.companyName,
    })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, engagements.businessId));

type Selected = Awaited<ReturnType<typeof selectDescribed>>[number];

/** A milestone with what its notifications state. */
export type DescribedMilestone = ReturnType<typeof withMoney>;

const withMoney = ({ feeBearer, ...described }: Selected) => {
  const { payCents, feeCents } = described.milestone;
  const agreed = { payCents, feeCents, feeBearer };
  return { ...described, agreed, takeHomeCents: takeHomeOf(agreed), priceCents: priceOf(agreed) };
};

/** The milestones, by id. */
export async function describeMilestones(db: Db, ids: readonly string[]): Promise<Map<string, DescribedMilestone>> {
  if (ids.length === 0) return new Map();
  const rows = await selectDescribed(db).where(inArray(milestones.id, [...ids]));
  return new Map(rows.map((row) => [row.milestone.id, withMoney(row)]));
}

/** The first milestone of each engagement. */
export async function describeOpened(db: Db, engagementIds: readonly string[]): Promise<DescribedMilestone[]> {
  if (engagementIds.length === 0) return [];
  const rows = await selectDescribed(db)
    .where(sql`${milestones.number} = 1 and ${inArray(engagements.id, [...engagementIds])}`)
    .orderBy(asc(engagements.id));
  return rows.map(withMoney);
}

/** An action on all weeks is a step of each milestone, all within this many seconds. */
const togetherSeconds = 60;

/** The steps, oldest first. Of a step that all weeks took together, only that of the first milestone. */
export function findStepsToNotify(db: Db, ids: readonly string[]) {
  return db
    .select({
      id: milestoneSteps.id,
      milestoneId: milestoneSteps.milestoneId,
      move: milestoneSteps.move,
      by: milestoneSteps.by,
    })
    .from(milestoneSteps)
    .innerJoin(milestones, eq(milestones.id, milestoneSteps.milestoneId))
    .where(
      sql`${inArray(milestoneSteps.id, [...ids])} and not exists (
        select from milestones earlier join milestone_steps same on same.milestone_id = earlier.id
        where earlier.engagement_id = ${milestones.engagementId} and earlier.number < ${milestones.number}
          and same.move = ${milestoneSteps.move} and same.by = ${milestoneSteps.by}
          and abs(extract(epoch from same.created_at - ${milestoneSteps.createdAt})) < ${togetherSeconds})`,
    )
    .orderBy(asc(milestoneSteps.id));
}

/** The last step of each milestone that has one, by milestone. */
export async function findLastSteps(db: Db, milestoneIds: readonly string[]) {
  if (milestoneIds.length === 0) return new Map<string, never>();
  const { id, milestoneId, move } = milestoneSteps;
  const rows = await db
    .selectDistinctOn([milestoneId], { id, milestoneId, move })
    .from(milestoneSteps)
    .where(inArray(milestoneId, [...milestoneIds]))
    .orderBy(asc(milestoneId), desc(id));
  return new Map(rows.map((row) => [row.milestoneId, row]));
}

/** The applications among these whose gigs are paid here. */
export async function findEngaged(db: Db, applicationIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (applicationIds.length === 0) return new Set();
  const rows = await db
    .select({ applicationId: engagements.applicationId })
    .from(engagements)
    .where(inArray(engagements.applicationId, [...applicationIds]));
  return new Set(rows.map(({ applicationId }) => applicationId));
}
