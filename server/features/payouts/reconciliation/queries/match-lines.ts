import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { LineMatch } from '#contract/payouts/bank-statements.ts';
import { matchLine, type Named } from '#domain/payouts/match-line.ts';
import { readReferences } from '#domain/payouts/references.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { providerPayouts } from '../../../payments/tables/provider.ts';
import { payoutBatches } from '../../batches/tables.ts';
import { findReturned } from '../../queries/find-returned.ts';
import { payouts } from '../../tables.ts';
import { bankStatementLines } from '../tables.ts';

type LineRow = typeof bankStatementLines.$inferSelect;

export interface Matched {
  readonly line: LineRow;
  readonly match: LineMatch;
  /** The payout or batch in its text, if it exists and is the only one. */
  readonly named: (Named & { readonly id: string; readonly batchId: string | null }) | null;
  /** All payouts in its text. */
  readonly payoutIds: readonly string[];
}

/** Classifies each line of a statement, in its order, together with the returns on any statement. */
export async function matchLines(db: Db, statementId: string): Promise<Matched[]> {
  const { names, namedNumber } = bankStatementLines;
  const rows = await db
    .select({ line: getTableColumns(bankStatementLines), payout: payouts, batch: payoutBatches })
    .from(bankStatementLines)
    .leftJoin(payouts, and(eq(names, 'payout'), eq(payouts.number, namedNumber)))
    .leftJoin(payoutBatches, and(eq(names, 'batch'), eq(payoutBatches.number, namedNumber)))
    .where(eq(bankStatementLines.statementId, statementId))
    .orderBy(asc(bankStatementLines.number));
  const lines = rows.map(({ line }) => line);
  const settled = await findSettled(db, lines);
  const among = await findAmong(db, lines);
  const inBatches = await payoutsIn(
    db,
    rows.flatMap(({ batch }) => (batch ? [batch.id] : [])),
  );
  const open = [...rows.flatMap(({ payout }) => (payout ? [payout] : [])), ...inBatches];
  const returned = await findReturned(
    db,
    open.map(({ id }) => id),
  );
  const paid = new Set<string>();
  return rows.map(({ line, payout, batch }) => {
    const named = payout
      ? ofPayout(payout, returned)
      : batch
        ? ofBatch(
            batch,
            inBatches.filter(({ batchId }) => batchId === batch.id),
            returned,
          )
        : null;
    const match = matchLine({
      amountCents: line.amountCents,
      named: line.names === 'several' ? 'several' : named,
      again: named !== null && paid.has(named.id),
    });
    if (named && line.amountCents < 0 && match !== 'amount_differs') paid.add(named.id);
    return {
      ...{ line, named },
      match: match === 'unknown' && settled.has(line.number) ? 'settled' : match,
      payoutIds: payout ? [payout.id] : (among.get(line.number) ?? []),
    };
  });
}

type PayoutPart = Pick<typeof payouts.$inferSelect, 'id' | 'status' | 'batchId'>;

const ofPayout = ({ id, status, amountCents, batchId }: typeof payouts.$inferSelect, returned: ReadonlySet<string>) =>
  ({ of: 'payout', id, status, amountCents: Number(amountCents), batchId, returned: returned.has(id) }) as const;

const ofBatch = (
  { id, status, totalCents }: typeof payoutBatches.$inferSelect,
  inside: readonly PayoutPart[],
  returned: ReadonlySet<string>,
) =>
  ({
    of: 'batch',
    ...{ id, status, amountCents: Number(totalCents), batchId: id },
    bookable: inside.filter((payout) => payout.status === 'released' && !returned.has(payout.id)).length,
    withReps: inside.filter((payout) => payout.status === 'released' || payout.status === 'paid').length,
  }) as const;

const payoutsIn = (db: Db, batchIds: readonly string[]): Promise<PayoutPart[]> =>
  db
    .select({ id: payouts.id, status: payouts.status, batchId: payouts.batchId })
    .from(payouts)
    .where(inArray(payouts.batchId, [...batchIds]));

/** The payouts of the lines that name several, by the number of the line. */
async function findAmong(db: Db, lines: readonly LineRow[]): Promise<Map<number, string[]>> {
  const several = lines.filter(({ names }) => names === 'several');
  const numbersOf = ({ text }: LineRow) =>
    readReferences(text).flatMap(({ of, number }) => (of === 'payout' ? [number] : []));
  const rows = await db
    .select({ id: payouts.id, number: payouts.number })
    .from(payouts)
    .where(inArray(payouts.number, several.flatMap(numbersOf)));
  const byNumber = new Map(rows.map(({ id, number }) => [number, id]));
  const idsOf = (line: LineRow) => numbersOf(line).flatMap((number) => byNumber.get(number) ?? []);
  return new Map(several.map((line) => [line.number, idsOf(line)]));
}

/** The numbers of the lines that are recorded payouts of the card provider. */
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
