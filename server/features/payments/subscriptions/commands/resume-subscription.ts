import { eq } from 'drizzle-orm';
import type { PayingSide } from '#contract/pricing.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insistOpen } from '../../../accounts/commands/bar-user.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { askProvider } from '../../commands/ask-provider.ts';
import { notifyPayer } from '../../commands/notify-payer.ts';
import { subscriptions } from '../../tables.ts';
import { isResumable } from '../queries/describe-billing.ts';
import { lockOwn } from './lock-own.ts';

interface Resuming {
  readonly userId: string;
  readonly side: PayingSide;
  /** Null: this side pays nothing. */
  readonly monthlyCents: number | null;
}

/** Resumes a cancelled subscription. */
export async function resumeSubscription(tx: Tx, { userId, side, monthlyCents }: Resuming): Promise<void> {
  if (monthlyCents === null) throw new Refusal('payment.nothing_to_pay');
  const row = await lockOwn(tx, userId, side);
  await insistOpen(tx, { userId });
  if (!isResumable(row, new Date())) throw new Refusal('subscription.not_resumable');
  await tx.db
    .update(subscriptions)
    .set({ status: 'active', cancelledAt: null, cancelReason: null, nextChargeOn: row.paidUntil })
    .where(eq(subscriptions.id, row.id));
  await askProvider(tx, row.id, 'unpause');
  await notifyPayer(tx, { userId, side, news: 'resumed' });
  await announceBilling(tx, { userId, side });
}
