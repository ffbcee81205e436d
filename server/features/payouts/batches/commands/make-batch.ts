import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { mostInBatch } from '#contract/payouts/batches.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockBank } from '../../../ledger/commands/lock-bank.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { isFree } from '../../queries/payouts-to-go.ts';
import { type PayoutRow, payouts } from '../../tables.ts';
import { findStopped } from '../queries/find-stopped.ts';
import { payoutBatches } from '../tables.ts';
import { movePayouts } from './move-payouts.ts';

/**
 * Puts these payouts into a new batch, or the oldest of all that are due. If two admins do so concurrently, the second gets
 * what the first left. Returns the batch's id.
 */
export async function makeBatch(tx: Tx, { adminId }: AdminActor, payoutIds?: readonly string[]): Promise<string> {
  await lockBank(tx);
  const chosen = payoutIds ? await lockChosen(tx, new Set(payoutIds)) : await lockOldest(tx);
  if (chosen.length === 0) throw new Refusal('payout_batch.empty');
  const id = uuidv7();
  await tx.db.insert(payoutBatches).values({
    ...{ id, status: 'made', madeBy: adminId, madeAt: now(), payoutCount: chosen.length },
    number: sql`nextval('payout_batch_numbers')`,
    totalCents: chosen.reduce((sum, { amountCents }) => sum + amountCents, 0n),
  });
  await movePayouts(tx, chosen, { status: 'in_batch', batchId: id });
  return id;
}

const isAsked = eq(payouts.status, 'asked');

async function lockChosen(tx: Tx, ids: ReadonlySet<string>): Promise<PayoutRow[]> {
  const rows = await tx.db
    .select()
    .from(payouts)
    .where(and(isAsked, inArray(payouts.id, [...ids])))
    .orderBy(asc(payouts.id))
    .for('update');
  const stopped = await findStopped(tx.db, rows);
  if (rows.length < ids.size || stopped.size > 0) throw new Refusal('payout.gone_ahead');
  return rows;
}

async function lockOldest(tx: Tx): Promise<PayoutRow[]> {
  const rows = await tx.db
    .select()
    .from(payouts)
    .where(and(isAsked, isFree))
    .orderBy(asc(payouts.askedAt), asc(payouts.id))
    .limit(mostInBatch)
    .for('update');
  // Checked again, with them locked: one may have been put on hold since.
  const stopped = await findStopped(tx.db, rows);
  return rows.filter(({ id }) => !stopped.has(id));
}
