import { and, asc, eq, inArray } from 'drizzle-orm';
import { formatRandExact } from '#domain/shared/rand.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lockBank } from '../../../ledger/commands/lock-bank.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { payPayout } from '../../batches/commands/settle-payout.ts';
import { findReturned } from '../../queries/find-returned.ts';
import { payouts } from '../../tables.ts';
import { matchLines } from '../queries/match-lines.ts';
import { requireStatement } from '../queries/show-statement.ts';

/** Marks the payouts that a statement pays, alone or with their batch, as paid, except those that any statement returns. Idempotent. */
export async function bookStatement(tx: Tx, actor: AdminActor, statementId: string): Promise<void> {
  await lockBank(tx);
  await requireStatement(tx.db, statementId);
  const lines = (await matchLines(tx.db, statementId)).filter(({ match }) => match === 'to_book');
  const idsOf = (of: 'payout' | 'batch') => lines.flatMap(({ named }) => (named?.of === of ? [named.id] : []));
  const [byLine, byBatch] = [idsOf('payout'), idsOf('batch')];
  const shown = await tx.db
    .select({ id: payouts.id, batchId: payouts.batchId, amountCents: payouts.amountCents })
    .from(payouts)
    .where(and(eq(payouts.status, 'released'), inArray(payouts.batchId, byBatch)))
    .unionAll(
      tx.db
        .select({ id: payouts.id, batchId: payouts.batchId, amountCents: payouts.amountCents })
        .from(payouts)
        .where(and(eq(payouts.status, 'released'), inArray(payouts.id, byLine))),
    )
    .orderBy(asc(payouts.id));
  const returned = await findReturned(
    tx.db,
    shown.map(({ id }) => id),
  );
  const open = new Map(shown.filter(({ id }) => !returned.has(id)).map((row) => [row.id, row.amountCents]));
  for (const id of open.keys()) await payPayout(tx, id);
  if (open.size === 0) return;
  const total = [...open.values()].reduce((sum, cents) => sum + cents, 0n);
  const what = `${open.size} paid, ${formatRandExact(Number(total))}`;
  await recordAct(tx, actor, 'bank_statement.book', { type: 'bank_statement', id: statementId }, what);
}
