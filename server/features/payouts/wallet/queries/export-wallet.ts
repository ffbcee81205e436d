import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { presentAccount, presentPayout } from '../../present.ts';
import { selectPayouts } from '../../queries/select-payouts.ts';
import { bankAccounts, payouts, walletHolds } from '../../tables.ts';

/** Where a rep is paid, what they asked for, and what stood in its way, oldest first. The numbers of accounts are not in it. */
export async function exportWallet(
  db: Db,
  { repId }: { readonly repId: string | null },
): Promise<Pick<AccountExport, 'wallet'>> {
  if (repId === null) return { wallet: { bankAccounts: [], payouts: [], holds: [] } };
  const accounts = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.repId, repId))
    .orderBy(asc(bankAccounts.askedAt), asc(bankAccounts.id));
  const asked = await selectPayouts(db).where(eq(payouts.repId, repId)).orderBy(asc(payouts.askedAt), asc(payouts.id));
  const holds = await db
    .select()
    .from(walletHolds)
    .where(eq(walletHolds.repId, repId))
    .orderBy(asc(walletHolds.placedAt), asc(walletHolds.id));
  return {
    wallet: {
      bankAccounts: accounts.map((row) => ({
        ...presentAccount(row),
        status: row.status,
        askedAt: row.askedAt.toISOString(),
      })),
      payouts: asked.map(presentPayout),
      holds: holds.map(({ reason, whatToDo, placedAt, liftedAt }) => ({
        ...{ reason, whatToDo },
        placedAt: placedAt.toISOString(),
        liftedAt: liftedAt?.toISOString() ?? null,
      })),
    },
  };
}
