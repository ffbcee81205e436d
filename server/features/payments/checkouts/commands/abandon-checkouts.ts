import { and, eq, sql } from 'drizzle-orm';
import { checkoutHours } from '#contract/payments/payments.ts';
import { now } from '#server/platform/clock.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { payfastPayments } from '../../tables.ts';

/** Closes checkouts that were never paid. A payment that arrives for one later still counts. */
export async function abandonCheckouts(transaction: RunTransaction): Promise<void> {
  await transaction(({ db }) =>
    db
      .update(payfastPayments)
      .set({ paymentStatus: 'ABANDONED' })
      .where(
        and(
          eq(payfastPayments.paymentStatus, 'PENDING'),
          // A subscription's checkout is timestamped by the machine's clock.
          sql`${payfastPayments.createdAt} < case when ${payfastPayments.item} = 'subscription'
            then now() else ${now().toISOString()}::timestamptz end - make_interval(hours => ${checkoutHours})`,
        ),
      ),
  );
}
