import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { mostRunning } from '#contract/engagements/engagements.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import { overStatuses } from '#domain/engagements/lifecycle.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { jobApplications } from '../../applications/tables.ts';
import { locations } from '../../catalogue/tables.ts';
import { locationColumns } from '../../jobs/queries/select-job.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import type { Side, Sides } from '../access.ts';
import { attendances } from '../attendance/tables.ts';
import { engagements, type MilestoneRow, milestoneSteps, milestones } from '../tables.ts';
import { engagementTerms } from '../terms/tables.ts';

const selectEngagements = (db: Db) =>
  db
    .select({
      ...getTableColumns(engagements),
      location: locationColumns,
      repName: repProfiles.fullName,
      companyName: businessProfiles.companyName,
      answerTermsBy: engagementTerms.dueAt,
    })
    .from(engagements)
    .innerJoin(locations, eq(locations.id, engagements.locationId))
    .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, engagements.businessId))
    .leftJoin(
      engagementTerms,
      and(eq(engagementTerms.engagementId, engagements.id), eq(engagementTerms.status, sql`'proposed'`)),
    );

type SelectedEngagement = Awaited<ReturnType<typeof selectEngagements>>[number];

export interface ListedEngagement {
  readonly engagement: Omit<SelectedEngagement, 'location' | 'repName' | 'companyName' | 'answerTermsBy'>;
  readonly location: SelectedEngagement['location'];
  readonly repName: string;
  readonly companyName: string;
  readonly answerTermsBy: Date | null;
  readonly milestones: readonly ListedMilestone[];
}

export interface ListedMilestone extends MilestoneRow {
  readonly lastAttendance: { readonly kind: 'in' | 'out'; readonly day: string; readonly at: string } | null;
}

const lastAttendance = sql<ListedMilestone['lastAttendance']>`(
  select json_build_object('kind', a.kind, 'day', a.day, 'at', a.at) from ${attendances} a
  where a.milestone_id = ${milestones}.id and a.kind in ('in', 'out') order by a.at desc limit 1)`;

/** Adds milestones, in the order of the rows. */
async function withMilestones(db: Db, rows: readonly SelectedEngagement[]): Promise<ListedEngagement[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ ...getTableColumns(milestones), lastAttendance })
    .from(milestones)
    .where(inArray(milestones.engagementId, ids))
    .orderBy(asc(milestones.number));
  const byEngagement = Map.groupBy(found, ({ engagementId }) => engagementId);
  return rows.map(({ location, repName, companyName, answerTermsBy, ...engagement }) => ({
    ...{ engagement, location, repName, companyName, answerTermsBy },
    milestones: byEngagement.get(engagement.id) ?? [],
  }));
}

const ofSides = (
  { repId = null, businessId = null }: Sides,
  of: typeof engagements | typeof jobApplications = engagements,
) => sql`(${of.repId} = ${repId}::uuid or ${of.businessId} = ${businessId}::uuid)`;

/** Whether a milestone is still waiting for a move of a user or the clock. */
const isRunning = sql`exists (select from milestones m where m.engagement_id = ${engagements.id}
  and (m.status not in (${sql.raw(overStatuses.map((status) => `'${status}'`).join(', '))}) or m.held_cents > 0))`;

const preparePages = (name: string, whose: SQL) =>
  preparedPages(name, [engagements.acceptedAt, engagements.id], (db, after) =>
    selectEngagements(db).where(and(whose, after)),
  );

const ofRep = preparePages('engagements_of_rep', eq(engagements.repId, sql.placeholder('repId')));
const ofBusiness = preparePages('engagements_of_business', eq(engagements.businessId, sql.placeholder('businessId')));

const ofJob = preparePages(
  'engagements_of_job',
  sql`${engagements.businessId} = ${sql.placeholder('businessId')} and ${engagements.jobId} = ${sql.placeholder('jobId')}`,
);

const overOfRep = preparePages(
  'engagements_over_of_rep',
  sql`${engagements.repId} = ${sql.placeholder('repId')} and not ${isRunning}`,
);

/** Engagements of one side, newest first. */
export const listEngagements = <Item>(
  db: Db,
  side: Side,
  cursor: string | undefined,
  present: (listed: ListedEngagement) => Item,
): Promise<Page<Item>> => pageOf(db, 'repId' in side ? ofRep : ofBusiness, side, cursor, present);

/** Engagements of a business for one of its jobs, newest first. */
export const listOfJob = <Item>(
  db: Db,
  of: { readonly businessId: string; readonly jobId: string },
  cursor: string | undefined,
  present: (listed: ListedEngagement) => Item,
): Promise<Page<Item>> => pageOf(db, ofJob, of, cursor, present);

/** Finished engagements of a rep, newest first. */
export const listOver = <Item>(
  db: Db,
  side: { readonly repId: string },
  cursor: string | undefined,
  present: (listed: ListedEngagement) => Item,
): Promise<Page<Item>> => pageOf(db, overOfRep, side, cursor, present);

async function pageOf<Item>(
  db: Db,
  pages: typeof ofRep,
  side: Side,
  cursor: string | undefined,
  present: (listed: ListedEngagement) => Item,
): Promise<Page<Item>> {
  const rows = await pages(db, cursor, side);
  const listed = await withMilestones(db, rows.slice(0, pageSize));
  const cut = pageOfRows(
    rows,
    pageSize,
    ({ acceptedAt, id }) => ({ at: acceptedAt, id }),
    () => null,
  );
  return { items: listed.map(present), nextCursor: cut.nextCursor };
}

const runningOfRep = prepared('engagements_running_of_rep', (db) =>
  selectEngagements(db)
    .where(and(eq(engagements.repId, sql.placeholder('repId')), isRunning))
    .orderBy(
      sql`(select min(m.starts_at) from milestones m where m.engagement_id = ${engagements.id}) nulls last`,
      desc(engagements.id),
    )
    .limit(mostRunning)
    .prepare('engagements_running_of_rep'),
);

/** Unfinished engagements of a rep, by start. */
export const findRunning = async (db: Db, { repId }: { readonly repId: string }): Promise<ListedEngagement[]> =>
  withMilestones(db, await runningOfRep(db).execute({ repId }));

/** The engagement of an accepted application, for one of its two sides. Null where gigs aren't paid here. */
export async function findOfApplication(db: Db, sides: Sides, applicationId: string): Promise<ListedEngagement | null> {
  const rows = await selectEngagements(db).where(and(eq(engagements.applicationId, applicationId), ofSides(sides)));
  const [found] = await withMilestones(db, rows);
  if (found) return found;
  const [own] = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(eq(jobApplications.id, applicationId), ofSides(sides, jobApplications)));
  if (!own) throw new Refusal('application.not_found');
  return null;
}

/** An engagement, for one of its two sides. Not found for other users. */
export async function findEngagement(db: Db, sides: Sides, engagementId: string): Promise<ListedEngagement> {
  const rows = await selectEngagements(db).where(and(eq(engagements.id, engagementId), ofSides(sides)));
  const [found] = await withMilestones(db, rows);
  if (!found) throw new Refusal('engagement.not_found');
  return found;
}

/** The engagements that match, oldest first. */
export async function findListed(db: Db, which: SQL): Promise<ListedEngagement[]> {
  return withMilestones(
    db,
    await selectEngagements(db).where(which).orderBy(asc(engagements.acceptedAt), asc(engagements.id)),
  );
}

/** All steps of an engagement, newest first. */
export function findSteps(db: Db, engagementId: string) {
  return db
    .select({ ...getTableColumns(milestoneSteps), milestone: milestones.number })
    .from(milestoneSteps)
    .innerJoin(milestones, eq(milestones.id, milestoneSteps.milestoneId))
    .where(eq(milestones.engagementId, engagementId))
    .orderBy(sql`${milestoneSteps.id} desc`);
}

export type StepRow = Awaited<ReturnType<typeof findSteps>>[number];
