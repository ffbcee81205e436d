import { and, eq, gte, inArray } from 'drizzle-orm';
import { isOver } from '#domain/engagements/lifecycle.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockEngagementRows } from '../../commands/move-milestone.ts';
import { engagements, milestoneSteps } from '../../tables.ts';
import { disputeUntil } from '../present.ts';
import { findCode } from '../queries/find-code.ts';
import { partAt } from '../queries/sum-sales.ts';
import { type SaleRow, sales } from '../tables.ts';
import { announceSale, type ChangedSale, type SaleChange, saleChanged } from './announce-sale.ts';

interface Of {
  readonly businessId: string;
  readonly saleId: string;
}

/** Locks the gig, which its payment locks too, and then the sale. */
async function lockSale(tx: Tx, { businessId, saleId }: Of) {
  const own = and(eq(sales.businessId, businessId), eq(sales.id, saleId));
  const [found] = await tx.db.select({ engagementId: sales.engagementId }).from(sales).where(own);
  if (!found) throw new Refusal('sale.not_found');
  const locked = await lockEngagementRows(tx, found.engagementId);
  const [sale] = await tx.db.select().from(sales).where(own).for('update');
  if (!sale) throw new Refusal('sale.not_found');
  return { sale, locked, code: (await findCode(tx.db, sale.engagementId)) ?? '' };
}

async function change(
  tx: Tx,
  { sale: { id } }: { readonly sale: SaleRow },
  to: Pick<SaleRow, 'status' | 'reason'>,
  type: SaleChange,
  what: ChangedSale['what'],
): Promise<SaleRow> {
  const [changed] = await tx.db.update(sales).set(to).where(eq(sales.id, id)).returning();
  if (!changed) throw new Error('A locked sale is gone');
  if (changed.status !== 'counted')
    await tx.db.update(engagements).set({ salesChangedAt: now() }).where(eq(engagements.id, changed.engagementId));
  await announceSale(tx, changed, type);
  await tx.emit(saleChanged, { saleId: id, what });
  return changed;
}

/** Whether an approval has paid for this sale, of its own part or, if it was recorded late, of another one: what that paid is final. */
async function isPaid({ db }: Tx, { sale, locked: { milestones } }: Awaited<ReturnType<typeof lockSale>>) {
  const part = partAt(milestones, sale.at);
  if (sale.status !== 'counted' || part?.status !== 'completed') return false;
  // Recorded after the approval of its part, it is paid by the next approval of any part.
  const approved = and(eq(milestoneSteps.status, 'completed'), gte(milestoneSteps.createdAt, sale.recordedAt));
  const ids = milestones.map(({ id }) => id);
  return (await db.$count(milestoneSteps, and(inArray(milestoneSteps.milestoneId, ids), approved))) > 0;
}

/** Whether a sale counts is open for some time and until it is paid, and then final or for a person to decide. */
async function insistOnTime(tx: Tx, held: Awaited<ReturnType<typeof lockSale>>): Promise<void> {
  const { sale, locked } = held;
  const { milestones } = locked;
  if (await isPaid(tx, held)) throw new Refusal('sale.paid');
  const isDisputed = milestones.some(({ status }) => status === 'disputed');
  if (now() > disputeUntil(sale) || isDisputed || milestones.every((row) => isOver(row)))
    throw new Refusal('sale.too_late');
}

/** Voids a sale: a refund, or a mistake. Idempotent. @param reason which the rep reads; null: the business’s system gives none */
export async function voidSale(tx: Tx, { reason, ...of }: Of & { readonly reason: string | null }) {
  const held = await lockSale(tx, of);
  if (held.sale.status === 'void') return held;
  await insistOnTime(tx, held);
  return { ...held, sale: await change(tx, held, { status: 'void', reason }, 'sale.void', 'void') };
}

/** The business says that a sale doesn’t count, with a reason that the rep reads. */
export async function disputeSale(tx: Tx, { reason, ...of }: Of & { readonly reason: string }) {
  const held = await lockSale(tx, of);
  if (held.sale.status === 'void') throw new Refusal('sale.void');
  await insistOnTime(tx, held);
  if (held.sale.status === 'disputed' && held.sale.reason === reason) return held;
  return { ...held, sale: await change(tx, held, { status: 'disputed', reason }, 'sale.disputed', 'disputed') };
}

/** The business withdraws its dispute, until the gig is over. Idempotent. */
export async function confirmSale(tx: Tx, of: Of) {
  const held = await lockSale(tx, of);
  if (held.sale.status === 'void') throw new Refusal('sale.void');
  if (held.sale.status === 'counted') return held;
  // No part is left that could pay for it.
  if (held.locked.milestones.every((row) => isOver(row))) throw new Refusal('sale.too_late');
  return { ...held, sale: await change(tx, held, { status: 'counted', reason: null }, 'sale.confirmed', 'confirmed') };
}
