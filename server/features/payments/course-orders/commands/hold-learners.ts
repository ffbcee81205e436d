import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { PaymentRow } from '../../tables.ts';

/**
 * Who learns what is paid for, and comes before the payer: held before the payer is, since all whom a payment for courses is about are held in
 * one order, and two may give to each other at once.
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
