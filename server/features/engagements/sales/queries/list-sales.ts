import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { OwnSale, Sale } from '#contract/engagements/sales.ts';
import type { saleStatuses } from '#contract/engagements/sales-options.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import { isOver } from '#domain/engagements/lifecycle.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { engagements, milestones } from '../../tables.ts';
import { presentSale } from '../present.ts';
import { sales, salesCodes } from '../tables.ts';

async function selectPage(db: Db, cursor: string | undefined, which: readonly (SQL | undefined)[]) {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const behind = after && sql`(${sales.at}, ${sales.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({
      sale: getTableColumns(sales),
      code: salesCodes.code,
      repName: repProfiles.fullName,
      title: engagements.title,
    })
    .from(sales)
    .innerJoin(salesCodes, eq(salesCodes.engagementId, sales.engagementId))
    .innerJoin(engagements, eq(engagements.id, sales.engagementId))
    .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
    .where(and(...which, behind))
    .orderBy(desc(sales.at), desc(sales.id))
    .limit(pageSize + 1);
}

type Row = Awaited<ReturnType<typeof selectPage>>[number];

const cursorOf = ({ sale: { at, id } }: Row) => ({ at, id });

interface OwnQuery {
  readonly cursor?: string | undefined;
  readonly engagementId?: string | undefined;
  readonly jobId?: string | undefined;
  readonly status?: (typeof saleStatuses)[number] | undefined;
}

/** Sales of a business, newest first. */
export async function listOwnSales(
  db: Db,
  businessId: string,
  { cursor, engagementId, jobId, status }: OwnQuery,
): Promise<Page<OwnSale>> {
  const rows = await selectPage(db, cursor, [
    eq(sales.businessId, businessId),
    engagementId === undefined ? undefined : eq(sales.engagementId, engagementId),
    jobId === undefined ? undefined : eq(engagements.jobId, jobId),
    status === undefined ? undefined : eq(sales.status, status),
  ]);
  const going = await findGoing(
    db,
    rows.map(({ sale }) => sale.engagementId),
  );
  return pageOfRows(rows, pageSize, cursorOf, ({ sale, code, repName, title }) => ({
    ...presentSale(sale, code),
    ...{ repName, title, gigOver: !going.has(sale.engagementId) },
  }));
}

/** Of these gigs, those that aren't over. */
async function findGoing(db: Db, engagementIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { engagementId, status, heldCents } = milestones;
  const parts = await db
    .select({ engagementId, status, heldCents })
    .from(milestones)
    .where(inArray(engagementId, [...engagementIds]));
  return new Set(parts.flatMap((part) => (isOver(part) ? [] : [part.engagementId])));
}

/** Sales of a gig, newest first. */
export async function listSalesOf(db: Db, engagementId: string, cursor: string | undefined): Promise<Page<Sale>> {
  const rows = await selectPage(db, cursor, [eq(sales.engagementId, engagementId)]);
  return pageOfRows(rows, pageSize, cursorOf, ({ sale, code }) => presentSale(sale, code));
}
