import type { Tx } from '#server/platform/db/transaction.ts';
import { noteFunded } from '../../../payments/hires/commands/note-funded.ts';
import { findPaidMilestones } from '../../../payments/hires/queries/find-hires.ts';
import { fundMilestones } from '../../commands/fund-milestones.ts';

/** Funds the milestones of a completed payment that still can be. The rest stays with the payment and is refunded. */
export async function fundPaid(tx: Tx, { merchantPaymentId }: { readonly merchantPaymentId: string }): Promise<void> {
  const paid = await findPaidMilestones(tx.db, merchantPaymentId);
  const prices = new Map(paid.map(({ milestoneId, amountCents }) => [milestoneId, amountCents]));
  const notFunded = await fundMilestones(tx, [...prices.keys()], prices);
  const left = paid.filter(({ milestoneId }) => notFunded.includes(milestoneId));
  await noteFunded(tx, merchantPaymentId, { funded: paid.filter((one) => !left.includes(one)), left });
}
