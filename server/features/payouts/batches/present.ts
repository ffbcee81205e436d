import type { AdminPayout, WalletHold } from '#contract/payouts/admin-payouts.ts';
import type { BatchStory, PayoutBatch } from '#contract/payouts/batches.ts';
import type { Bank } from '#contract/payouts/options.ts';
import { batchReference, payoutReference } from '#domain/payouts/references.ts';
import type { ChargedBackPay } from '../../engagements/settled/queries/sum-charged-back.ts';
import type { PayoutRow, walletHolds } from '../tables.ts';
import type { BatchRow, payoutBatchExits } from './tables.ts';

interface ShownHold {
  readonly hold: typeof walletHolds.$inferSelect;
  readonly placedByEmail: string | null;
}

export function presentHold({ hold, placedByEmail }: ShownHold): WalletHold {
  const { id, reason, whatToDo, placedAt } = hold;
  return { id, reason, whatToDo, placedBy: placedByEmail, placedAt: placedAt.toISOString() };
}

interface ShownPayout {
  readonly payout: PayoutRow;
  readonly bank: Bank;
  readonly lastFour: string;
  readonly batchNumber: number | null;
  readonly userId: string;
  readonly email: string | null;
  readonly name: string | null;
}

export function presentAdminPayout(
  { payout, bank, lastFour, batchNumber, userId, email, name }: ShownPayout,
  holds: readonly ShownHold[],
  returnSeen: boolean,
  chargedBack: ChargedBackPay | undefined,
): AdminPayout {
  const { id, number, status, amountCents, askedAt, changedAt, reason, batchId } = payout;
  return {
    ...{ id, status, reason, bank, lastFour, returnSeen },
    reference: payoutReference(number),
    amountCents: Number(amountCents),
    askedAt: askedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    rep: { userId, email, name },
    holds: holds.map(presentHold),
    chargedBack: chargedBack
      ? { payCents: Number(chargedBack.payCents), onHoldCents: Number(chargedBack.onHoldCents) }
      : null,
    batch: batchId === null || batchNumber === null ? null : { id: batchId, reference: batchReference(batchNumber) },
  };
}

interface ShownBatch {
  readonly batch: BatchRow;
  readonly madeByEmail: string;
  readonly releasedByEmail: string | null;
  readonly cancelledByEmail: string | null;
}

export function presentBatch({ batch, ...by }: ShownBatch): PayoutBatch {
  const { id, number, status, payoutCount, totalCents, madeAt, releasedAt, cancelledAt } = batch;
  return {
    ...{ id, status, count: payoutCount, totalCents: Number(totalCents) },
    reference: batchReference(number),
    madeBy: by.madeByEmail,
    madeAt: madeAt.toISOString(),
    releasedBy: by.releasedByEmail,
    releasedAt: releasedAt?.toISOString() ?? null,
    cancelledBy: by.cancelledByEmail,
    cancelledAt: cancelledAt?.toISOString() ?? null,
  };
}

interface ShownExit extends Pick<PayoutRow, 'number' | 'amountCents'> {
  readonly exit: typeof payoutBatchExits.$inferSelect;
  readonly by: string | null;
}

export const presentExit = ({ exit, number, amountCents, by }: ShownExit): BatchStory['takenOut'][number] => ({
  reference: payoutReference(number),
  amountCents: Number(amountCents),
  why: exit.why,
  at: exit.takenOutAt.toISOString(),
  by,
});
