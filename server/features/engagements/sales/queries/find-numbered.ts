import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { sales } from '../tables.ts';

/** The sale under a business’s own number: void ones may have had it before. Without any other, it is the last of those. */
export async function findNumbered(db: Db, businessId: string, externalId: string): Promise<string> {
  const [found] = await db
    .select({ id: sales.id })
    .from(sales)
    .where(and(eq(sales.businessId, businessId), eq(sales.externalId, externalId)))
    .orderBy(sql`${sales.status} = 'void'`, desc(sales.recordedAt), desc(sales.id))
    .limit(1);
  if (!found) throw new Refusal('sale.not_found');
  return found.id;
}
