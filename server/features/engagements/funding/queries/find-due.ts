import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { engagements, milestones } from '../../tables.ts';

/** At most this many are listed, most urgent first. */
const most = 200;

/** Milestones that a business has yet to pay for and still can. */
export function findDue(db: Db, businessId: string) {
  return db
    .select({
      milestone: getTableColumns(milestones),
      engagement: getTableColumns(engagements),
      repName: repProfiles.fullName,
      of: sql<number>`(select count(*)::int from milestones all_of where all_of.engagement_id = ${engagements.id})`,
    })
    .from(engagements)
    .innerJoin(milestones, and(eq(milestones.engagementId, engagements.id), eq(milestones.status, 'agreed')))
    .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
    .where(and(eq(milestones.businessId, businessId), gt(milestones.dueAt, now())))
    .orderBy(asc(milestones.dueAt), asc(milestones.id))
    .limit(most);
}

export type DueRow = Awaited<ReturnType<typeof findDue>>[number];
