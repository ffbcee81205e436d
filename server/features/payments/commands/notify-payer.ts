import type { PayingSide } from '#contract/pricing.ts';
import type { Tx } from '#server/platform/db/transaction.ts';

/** What payers are emailed about. */
export const payerNews = [
  'receipt',
  'paid_back',
  'payment_failed',
  'cancelled',
  'resumed',
  'refund_sent',
  'refund_needs_account',
  'renewal_soon',
  'card_expiring',
  'trial_ending',
  'trial_ends_today',
] as const;

export type PayerNews = (typeof payerNews)[number];

export const notifyPayerTask = 'payments.tell_payer';

export interface PayerNotice {
  readonly userId: string;
  readonly side: PayingSide;
  readonly news: PayerNews;
  /** For news of one payment. */
  readonly merchantPaymentId?: string;
  /** For news of one of its refunds. */
  readonly refundId?: string;
}

/** Null: the payer is unknown, so no one is emailed. */
type NoticeInput = Omit<PayerNotice, 'userId' | 'side'> & {
  readonly userId: string | null;
  readonly side: PayingSide | null;
};

/** Emails the payer after commit: an email that can't be made undoes nothing. */
export async function notifyPayer(tx: Tx, { userId, side, ...told }: NoticeInput): Promise<void> {
  if (userId !== null && side !== null) await tx.enqueue<PayerNotice>(notifyPayerTask, { userId, side, ...told });
}
