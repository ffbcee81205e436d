import { and, eq, exists, gt, inArray, or, sql } from 'drizzle-orm';
import { readReferences } from '#domain/payouts/references.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { payoutBatches } from '../batches/tables.ts';
import { bankStatementLines } from '../reconciliation/tables.ts';
import { payouts } from '../tables.ts';

const { names, namedNumber, amountCents } = bankStatementLines;

/** Those of the given payouts that a credit on any bank statement names: by the payout, by its batch, or among several. */
export async function findReturned(db: Db, payoutIds: readonly string[]): Promise<Set<string>> {
  if (payoutIds.length === 0) return new Set();
  const credit = db
    .select({ one: sql`1` })
    .from(bankStatementLines)
    .where(
      and(
        gt(amountCents, 0),
        or(
          and(eq(names, 'payout'), eq(namedNumber, payouts.number)),
          and(eq(names, 'batch'), eq(namedNumber, payoutBatches.number)),
        ),
      ),
    );
  const rows = await db
    .select({
      id: payouts.id,
      number: payouts.number,
      batch: payoutBatches.number,
      named: sql<boolean>`${exists(credit)}`,
    })
    .from(payouts)
    .leftJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .where(inArray(payouts.id, [...payoutIds]));
  const several = await db
    .select({ text: bankStatementLines.text })
    .from(bankStatementLines)
    .where(and(gt(amountCents, 0), eq(names, 'several')));
  const among = new Set(several.flatMap(({ text }) => readReferences(text)).map(({ of, number }) => `${of} ${number}`));
  const isReturned = ({ number, batch, named }: (typeof rows)[number]) =>
    named || among.has(`payout ${number}`) || among.has(`batch ${batch}`);
  return new Set(rows.filter(isReturned).map(({ id }) => id));
}
