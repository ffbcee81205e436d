import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { bankAccounts, type PayoutRow, walletHolds } from '../../tables.ts';

/**
 * Those of the given payouts that mustn't leave: their wallet is on hold, or their account was withdrawn. Call it with them
 * locked.
 */
export async function findStopped(db: Db, rows: readonly PayoutRow[]): Promise<Set<string>> {
  const held = await db
    .selectDistinct({ repId: walletHolds.repId })
    .from(walletHolds)
    .where(
      and(
        isNull(walletHolds.liftedAt),
        inArray(
          walletHolds.repId,
          rows.map(({ repId }) => repId),
        ),
      ),
    );
  const withdrawn = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.status, 'withdrawn'),
        inArray(
          bankAccounts.id,
          rows.map(({ bankAccountId }) => bankAccountId),
        ),
      ),
    );
  const [reps, accounts] = [new Set(held.map(({ repId }) => repId)), new Set(withdrawn.map(({ id }) => id))];
  return new Set(
    rows.flatMap(({ id, repId, bankAccountId }) => (reps.has(repId) || accounts.has(bankAccountId) ? [id] : [])),
  );
}
