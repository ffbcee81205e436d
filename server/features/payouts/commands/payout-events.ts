import type { PayoutStatus } from '#contract/payouts/options.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';

export interface PayoutChange {
  readonly payoutId: string;
  readonly repId: string;
  readonly status: PayoutStatus;
}

/** A payout was asked for, or moved on: by its rep, an administrator or the bank. */
export const payoutMoved = eventKind<PayoutChange>('payout.moved');

/** Where a rep is paid became another account, or is about to, or a hold was placed or lifted. */
export const walletChanged = eventKind<{ readonly repId: string }>('wallet.changed');
