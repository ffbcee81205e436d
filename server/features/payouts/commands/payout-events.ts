import type { PayoutStatus } from '#contract/payouts/options.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';

export interface PayoutChange {
  readonly payoutId: string;
  readonly repId: string;
  readonly status: PayoutStatus;
}

/** A payout was requested or changed its status: by its rep, an admin or the bank. */
export const payoutMoved = eventKind<PayoutChange>('payout.moved');

/** A rep's bank account was changed or requested, or a hold was placed or lifted. */
export const walletChanged = eventKind<{ readonly repId: string }>('wallet.changed');
