import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { banks, type PayoutStatus } from '#contract/payouts/options.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { holdReturned } from '../../../engagements/settled/commands/hold-pay.ts';
import { bookPayout } from '../../../ledger/commands/book-payout.ts';
import { lockBank } from '../../../ledger/commands/lock-bank.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { holdRep } from '../../commands/hold-rep.ts';
import { walletChanged } from '../../commands/payout-events.ts';
import { findPayout } from '../../queries/select-payouts.ts';
import { type PayoutRow, payouts, walletHolds } from '../../tables.ts';
import { payoutBatches } from '../tables.ts';
import { movePayouts } from './move-payouts.ts';

/** A payout, read with the bank and its rep locked. */
export async function lockPayout(tx: Tx, payoutId: string): Promise<PayoutRow> {
  await lockBank(tx);
  await holdRep(tx, (await findPayout(tx.db, payoutId)).repId);
  const [payout] = await tx.db.select().from(payouts).where(eq(payouts.id, payoutId)).for('update');
  if (!payout) throw new Refusal('payout.not_found');
  return payout;
}

async function lockInStatus(tx: Tx, payoutId: string, status: PayoutStatus): Promise<PayoutRow> {
  const payout = await lockPayout(tx, payoutId);
  if (payout.status !== status) throw new Refusal('payout.gone_ahead');
  return payout;
}

/** Marks a payout as paid by the bank. */
export async function payPayout(tx: Tx, payoutId: string): Promise<void> {
  const payout = await lockInStatus(tx, payoutId, 'released');
  const { repId, amountCents } = payout;
  await movePayouts(tx, [payout], { status: 'paid' });
  await bookPayout(tx, 'payout_paid', { payoutId, repId, amountCents });
  await endBatch(tx, payout);
}

interface Unpaid {
  readonly payoutId: string;
  /** Shown to the rep. */
  readonly reason: string;
}

/** Marks a payout as failed: the money is in the wallet again, and held there until an admin has reviewed the account. */
export async function failPayout(tx: Tx, actor: AdminActor, { payoutId, reason }: Unpaid): Promise<void> {
  const payout = await lockInStatus(tx, payoutId, 'released');
  await putBack(tx, actor, payout, { status: 'failed', reason });
  await endBatch(tx, payout);
}

/** Marks a paid payout as returned, as by an account that is closed. */
export async function returnPayout(tx: Tx, actor: AdminActor, { payoutId, reason }: Unpaid): Promise<void> {
  const payout = await lockInStatus(tx, payoutId, 'paid');
  await putBack(tx, actor, payout, { status: 'returned', reason });
}

async function putBack(
  tx: Tx,
  { adminId }: AdminActor,
  payout: PayoutRow,
  to: { readonly status: 'failed' | 'returned'; readonly reason: string },
): Promise<void> {
  const { id: payoutId, repId, amountCents, askedAt } = payout;
  await movePayouts(tx, [payout], to);
  await bookPayout(tx, `payout_${to.status}`, { payoutId, repId, amountCents });
  await holdReturned(tx, { repId, amountCents, askedAt });
  const { bank, lastFour } = await findPayout(tx.db, payoutId);
  const account = `your ${banks[bank].name} account ending in ${lastFour}`;
  const what = to.status === 'failed' ? `A payout to ${account} failed` : `A payout to ${account} was returned`;
  await tx.db.insert(walletHolds).values({
    ...{ id: uuidv7(), repId, placedBy: adminId, placedAt: now() },
    reason: `${what}: ${to.reason}`,
    whatToDo: `Add another bank account, or fix this one with your bank. Then write to ${usualSupport.email}, and our team will review the hold.`,
  });
  await tx.emit(walletChanged, { repId });
}

/** Ends a batch once all of its payouts have an outcome. */
async function endBatch(tx: Tx, { batchId }: PayoutRow): Promise<void> {
  if (batchId === null) return;
  const open = await tx.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.batchId, batchId), eq(payouts.status, 'released')))
    .limit(1);
  if (open.length === 0) await tx.db.update(payoutBatches).set({ status: 'done' }).where(eq(payoutBatches.id, batchId));
}
