import { lt, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { bookChecks } from '../tables.ts';

/** How long a check is stored. The metrics and their alerts read the newest alone; the rest shows since when the books differ. */
export const bookCheckDays = 90;

/** Records a check, and deletes old ones. The newest is always left, since only a newer one deletes it. */
export async function recordBookCheck(tx: Pick<Tx, 'db'>, differences: number): Promise<void> {
  await tx.db.insert(bookChecks).values({ differences });
  await tx.db.delete(bookChecks).where(lt(bookChecks.checkedAt, sql`now() - make_interval(days => ${bookCheckDays})`));
}
