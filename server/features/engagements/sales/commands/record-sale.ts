import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { SaleInput } from '#contract/engagements/sales.ts';
import type { saleSources } from '#contract/engagements/sales-options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { engagements } from '../../tables.ts';
import { findSalesTime } from '../queries/sum-sales.ts';
import { type SaleRow, sales, salesCodes } from '../tables.ts';
import { announceSale, saleChanged } from './announce-sale.ts';

interface NewSale {
  readonly businessId: string;
  readonly source: (typeof saleSources)[number];
  readonly input: SaleInput;
}

/** Clocks of tills differ. */
const aheadMs = 5 * 60_000;

export interface Recorded {
  readonly sale: SaleRow;
  readonly code: string;
  /** It was recorded before. */
  readonly repeated: boolean;
}

/**
 * Records a sale once, however often it is sent. The number of a void sale is free for another. Its foreign key locks the gig against a move of its money, so that a sale is in a payment or comes
 * after it.
 */
export async function recordSale(tx: Tx, { businessId, source, input }: NewSale): Promise<Recorded> {
  const { externalId, code, amountCents, place } = input;
  const at = new Date(input.at);
  const [found] = await tx.db
    .select({ engagementId: engagements.id })
    .from(salesCodes)
    .innerJoin(engagements, eq(engagements.id, salesCodes.engagementId))
    .where(and(eq(salesCodes.code, code), eq(engagements.businessId, businessId)));
  if (!found) throw new Refusal('sale.code_unknown');
  const { engagementId } = found;
  const same = ({ sale }: Pick<Recorded, 'sale'>) =>
    sale.engagementId === engagementId &&
    sale.amountCents === BigInt(amountCents) &&
    sale.at.getTime() === at.getTime() &&
    sale.place === place;
  const repeat = async (): Promise<Recorded | null> => {
    const rows = await tx.db
      .select()
      .from(sales)
      .where(and(eq(sales.businessId, businessId), eq(sales.externalId, externalId)));
    const live = rows.find(({ status }) => status !== 'void');
    if (live && same({ sale: live })) return { sale: live, code, repeated: true };
    // A system or a file that is sent again brings no void sale back. A person who enters it again means it.
    const voided = source === 'hand' ? undefined : rows.find((sale) => same({ sale }));
    if (voided) return { sale: voided, code, repeated: true };
    if (live) throw new Refusal('sale.reused', { about: live.id });
    return null;
  };

  const before = await repeat();
  if (before) return before;
  const time = await findSalesTime(tx.db, engagementId);
  const recordedAt = now();
  if (!time || at < time.from || at > time.until || at.getTime() > recordedAt.getTime() + aheadMs)
    throw new Refusal('sale.outside_gig');
  const [sale] = await tx.db
    .insert(sales)
    .values({
      ...{ id: uuidv7(), businessId, engagementId, externalId, source, at, place, recordedAt },
      amountCents: BigInt(amountCents),
      status: 'counted',
    })
    .onConflictDoNothing()
    .returning();
  if (sale) {
    await announceSale(tx, sale, 'sale.recorded');
    if (await replacesVoid(tx, sale)) await tx.emit(saleChanged, { saleId: sale.id, what: 'corrected' });
    return { sale, code, repeated: false };
  }
  // The same was sent at this moment, and is committed by now.
  const other = await repeat();
  if (!other) throw new Error('A sale conflicts with none');
  return other;
}

/** Whether a void sale of this gig had the number before. */
async function replacesVoid({ db }: Tx, { businessId, externalId, engagementId }: SaleRow): Promise<boolean> {
  const ofNumber = and(eq(sales.businessId, businessId), eq(sales.externalId, externalId));
  return (await db.$count(sales, and(ofNumber, eq(sales.engagementId, engagementId), eq(sales.status, 'void')))) > 0;
}
