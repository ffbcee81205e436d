import type { Tx } from '#server/platform/db/transaction.ts';
import { bookChecks } from '../tables.ts';

export async function recordBookCheck(tx: Pick<Tx, 'db'>, differences: number): Promise<void> {
  await tx.db.insert(bookChecks).values({ differences });
}
