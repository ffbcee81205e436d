import { and, eq, isNull } from 'drizzle-orm';
import type { saleChanges } from '#contract/engagements/sales-options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { type SaleRow, salesHooks } from '../tables.ts';

/** The task that posts a change to the business. */
export const postHookTask = 'sales.post_hook';

export type SaleChange = 'sale.recorded' | 'sale.disputed' | 'sale.confirmed' | 'sale.void';

export interface ChangedSale {
  readonly saleId: string;
  readonly what: (typeof saleChanges)[number];
}

/** The business changed a sale of a rep. */
export const saleChanged = eventKind<ChangedSale>('sale.changed');

export interface TurnedOffHook {
  readonly businessId: string;
  readonly address: string;
  readonly failure: string;
  readonly offAt: string;
}

/** A webhook was turned off after too many failures. */
export const hookTurnedOff = eventKind<TurnedOffHook>('sales.hook_off');

export interface HookToPost {
  readonly businessId: string;
  readonly saleId: string;
  readonly type: SaleChange;
}

/** Posts a change to the business’s system, if it asked for that. */
export async function announceSale(tx: Tx, { businessId, id: saleId }: SaleRow, type: SaleChange): Promise<void> {
  const [hook] = await tx.db
    .select({ businessId: salesHooks.businessId })
    .from(salesHooks)
    .where(and(eq(salesHooks.businessId, businessId), isNull(salesHooks.offAt)));
  if (hook) await tx.enqueue<HookToPost>(postHookTask, { businessId, saleId, type });
}
