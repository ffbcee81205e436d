import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { LineMatch } from '#contract/payouts/bank-statements.ts';
import { matchLine, type Named } from '#domain/payouts/match-line.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { providerPayouts } from '../../../payments/tables.ts';
import { payoutBatches } from '../../batches/tables.ts';
import { payouts } from '../../tables.ts';
import { bankStatementLines } from '../tables.ts';

type LineRow = typeof bankStatementLines.$inferSelect;

export interface Matched {
  readonly line: LineRow;
  readonly match: LineMatch;
  /** What its words name, where there is such a thing. */
  readonly named: (Named & { readonly id: string; readonly batchId: string | null }) | null;
}

/** What each line of a statement is to us as things stand now, in its order. */
export async function matchLines(db: Db, statementId: string): Promise<Matched[]> {
  const { names, namedNumber } = bankStatementLines;
  const rows = await db
    .select({ line: getTableColumns(bankStatementLines), payout: payouts, batch: payoutBatches })
    .from(bankStatementLines)
    .leftJoin(payouts, and(eq(names, 'payout'), eq(payouts.number, namedNumber)))
    .leftJoin(payoutBatches, and(eq(names, 'batch'), eq(payoutBatches.number, namedNumber)))
    .where(eq(bankStatementLines.statementId, statementId))
    .orderBy(asc(bankStatementLines.number));
  const settled = await findSettled(
    db,
    rows.map(({ line }) => line),
  );
  const paid = new Set<string>();
  return rows.map(({ line, payout, batch }) => {
    const named = payout ? ofPayout(payout) : batch ? ofBatch(batch) : null;
    const match = matchLine({ amountCents: line.amountCents, named, again: named !== null && paid.has(named.id) });
    if (named && line.amountCents < 0 && match !== 'amount_differs') paid.add(named.id);
    return { line, match: match === 'unknown' && settled.has(line.number) ? 'settled' : match, named };
  });
}

const ofPayout = ({ id, status, amountCents, batchId }: typeof payouts.$inferSelect) =>
  ({ of: 'payout', id, status, amountCents: Number(amountCents), batchId }) as const;

const ofBatch = ({ id, status, totalCents }: typeof payoutBatches.$inferSelect) =>
  ({ of: 'batch', id, status, amountCents: Number(totalCents), batchId: id }) as const;

/** The numbers of those lines that are what the card provider paid out, as somebody has recorded it. */
async function findSettled(db: Db, lines: readonly LineRow[]): Promise<Set<number>> {
  const credits = lines.filter(({ amountCents, names }) => amountCents > 0 && names === null);
  const amounts = [...new Set(credits.map(({ amountCents }) => BigInt(amountCents)))];
  const recorded = await db
    .select({ bankReference: providerPayouts.bankReference, amountCents: providerPayouts.amountCents })
    .from(providerPayouts)
    .where(inArray(providerPayouts.amountCents, amounts));
  const isOf = ({ text, amountCents }: LineRow) =>
    recorded.some(
      (one) => one.amountCents === BigInt(amountCents) && text.toLowerCase().includes(one.bankReference.toLowerCase()),
    );
  return new Set(credits.filter(isOf).map(({ number }) => number));
}
