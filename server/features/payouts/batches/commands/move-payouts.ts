import { inArray } from 'drizzle-orm';
import type { PayoutStatus } from '#contract/payouts/options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { payoutMoved } from '../../commands/payout-events.ts';
import { type PayoutRow, payouts } from '../../tables.ts';

interface To {
  readonly status: PayoutStatus;
  readonly batchId?: string | null;
  /** Shown to the rep. */
  readonly reason?: string;
}

/** Call it with them locked. */
export async function movePayouts(tx: Tx, rows: readonly PayoutRow[], to: To): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.db
    .update(payouts)
    .set({ ...to, changedAt: now() })
    .where(inArray(payouts.id, ids));
  await tx.emitAll(
    payoutMoved,
    rows.map(({ id: payoutId, repId }) => ({ payoutId, repId, status: to.status })),
  );
}
