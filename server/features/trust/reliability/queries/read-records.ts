import { eq, inArray } from 'drizzle-orm';
import type { BusinessRecord, RepRecord } from '#contract/reliability-records.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { presentBusinessRecord, presentRepRecord } from '../present.ts';
import { reliabilityFigures } from '../tables.ts';
import { nothingCounted } from './read-counted.ts';

/** What businesses are told about these reps, by rep ID. */
export async function readRepRecords(db: Db, repIds: readonly string[]): Promise<(repId: string) => RepRecord> {
  const rows =
    repIds.length === 0
      ? []
      : await db
          .select({ id: reliabilityFigures.id, figure: reliabilityFigures.figure })
          .from(reliabilityFigures)
          .where(inArray(reliabilityFigures.id, [...repIds]));
  const figures = new Map(rows.map(({ id, figure }) => [id, figure]));
  return (repId) => presentRepRecord(figures.get(repId) ?? nothingCounted);
}

/** What reps are told about a business. */
export async function readBusinessRecord(db: Db, businessId: string): Promise<BusinessRecord> {
  const [row] = await db
    .select({ figure: reliabilityFigures.figure })
    .from(reliabilityFigures)
    .where(eq(reliabilityFigures.id, businessId));
  return presentBusinessRecord(row?.figure ?? nothingCounted);
}
