import { getTableColumns, sql } from 'drizzle-orm';
import type { PayoutFigures } from '#contract/payouts/admin-payouts.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { readBank } from '../../../ledger/queries/read-bank.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { heldPayouts } from '../../queries/payouts-to-go.ts';
import { payoutTotals } from '../../tables.ts';

const totalsOfPayouts = prepared('payout_totals', (db, name) =>
  db
    .select({
      ...getTableColumns(payoutTotals),
      held: sql<number>`(select count(*)::int from ${heldPayouts} held)`,
      heldCents: sql`(select coalesce(sum(amount_cents), 0) from ${heldPayouts} held)`.mapWith(Number),
    })
    .from(payoutTotals)
    .prepare(name),
);

/** Totals of what waits and what is on its way, and the bank balance by the books. */
export async function countPayouts(db: Db, _actor: AdminActor): Promise<PayoutFigures> {
  const [[totals], atBank] = await Promise.all([totalsOfPayouts(db).execute(), readBank(db)]);
  if (!totals) throw new Error('The totals of payouts have no row');
  return {
    due: { count: totals.asked - totals.held, cents: totals.askedCents - totals.heldCents },
    held: { count: totals.held, cents: totals.heldCents },
    inBatches: { count: totals.inBatch, cents: totals.inBatchCents },
    released: { count: totals.released, cents: totals.releasedCents },
    atBankCents: Number(atBank),
  };
}
