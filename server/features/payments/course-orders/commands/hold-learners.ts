import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { PaymentRow } from '../../tables.ts';

/**
 * Locks the learners of a payment whose ids sort before the payer's. Call it before the payer is locked: all users of a
 * course payment are locked in the order of their ids, since two may pay for each other at the same moment.
 */
export async function holdLearnersBefore(
  tx: Tx,
  payerId: string,
  { item, merchantPaymentId }: Pick<PaymentRow, 'item' | 'merchantPaymentId'>,
): Promise<void> {
  if (item !== 'courses') return;
  await tx.db.execute(
    sql`select 1 from users where id < ${payerId}
      and id in (select learner_id from payment_courses where merchant_payment_id = ${merchantPaymentId})
      order by id for share`,
  );
}
