import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { locations } from '../../catalogue/tables.ts';
import { locationColumns } from '../../jobs/queries/select-job.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import type { Side, Sides } from '../access.ts';
import { engagements, type MilestoneRow, milestoneSteps, milestones } from '../tables.ts';

const selectEngagements = (db: Db) =>
  db
    .select({
      ...getTableColumns(engagements),
      location: locationColumns,
      repName: repProfiles.fullName,
      companyName: businessProfiles.companyName,
    })
    .from(engagements)
    .innerJoin(locations, eq(locations.id, engagements.locationId))
    .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, engagements.businessId));

type SelectedEngagement = Awaited<ReturnType<typeof selectEngagements>>[number];

export interface ListedEngagement {
  readonly engagement: Omit<SelectedEngagement, 'location' | 'repName' | 'companyName'>;
  readonly location: SelectedEngagement['location'];
  readonly repName: string;
  readonly companyName: string;
  readonly milestones: readonly MilestoneRow[];
}

/** With their milestones, in the order of the rows. */
async function withMilestones(db: Db, rows: readonly SelectedEngagement[]): Promise<ListedEngagement[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(milestones)
    .where(inArray(milestones.engagementId, ids))
    .orderBy(asc(milestones.number));
  const byEngagement = Map.groupBy(found, ({ engagementId }) => engagementId);
  return rows.map(({ location, repName, companyName, ...engagement }) => ({
    ...{ engagement, location, repName, companyName },
    milestones: byEngagement.get(engagement.id) ?? [],
  }));
}

const preparePages = (name: string, whose: SQL) =>
  preparedPages(name, [engagements.acceptedAt, engagements.id], (db, after) =>
    selectEngagements(db).where(and(whose, after)),
  );

const ofRep = preparePages('engagements_of_rep', eq(engagements.repId, sql.placeholder('repId')));
const ofBusiness = preparePages('engagements_of_business', eq(engagements.businessId, sql.placeholder('businessId')));

/** The work of one side, the newest first. Refusal: request.bad_cursor. */
export async function listEngagements<Item>(
  db: Db,
  side: Side,
  cursor: string | undefined,
  present: (listed: ListedEngagement) => Item,
): Promise<Page<Item>> {
  const rows = await ('repId' in side ? ofRep(db, cursor, side) : ofBusiness(db, cursor, side));
  const listed = await withMilestones(db, rows.slice(0, pageSize));
  const cut = pageOfRows(
    rows,
    pageSize,
    ({ acceptedAt, id }) => ({ at: acceptedAt, id }),
    () => null,
  );
  return { items: listed.map(present), nextCursor: cut.nextCursor };
}

/** One for one of its two sides; to everybody else there is none. Refusal: engagement.not_found. */
export async function findEngagement(
  db: Db,
  { repId = null, businessId = null }: Sides,
  engagementId: string,
): Promise<ListedEngagement> {
  const rows = await selectEngagements(db).where(
    and(
      eq(engagements.id, engagementId),
      sql`(${engagements.repId} = ${repId}::uuid or ${engagements.businessId} = ${businessId}::uuid)`,
    ),
  );
  const [found] = await withMilestones(db, rows);
  if (!found) throw new Refusal('engagement.not_found');
  return found;
}

/** Those that are meant, oldest first. */
export async function findListed(db: Db, which: SQL): Promise<ListedEngagement[]> {
  return withMilestones(
    db,
    await selectEngagements(db).where(which).orderBy(asc(engagements.acceptedAt), asc(engagements.id)),
  );
}

/** All that happened, the last first. */
export function findSteps(db: Db, engagementId: string) {
  return db
    .select({ ...getTableColumns(milestoneSteps), milestone: milestones.number })
    .from(milestoneSteps)
    .innerJoin(milestones, eq(milestones.id, milestoneSteps.milestoneId))
    .where(eq(milestones.engagementId, engagementId))
    .orderBy(sql`${milestoneSteps.id} desc`);
}

export type StepRow = Awaited<ReturnType<typeof findSteps>>[number];
