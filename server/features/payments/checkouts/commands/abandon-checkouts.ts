import { and, eq, sql } from 'drizzle-orm';
import { checkoutHours } from '#contract/payments/payments.ts';
import { now } from '#server/platform/clock.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { payfastPayments } from '../../tables.ts';

/** Ends checkouts that nobody paid. Money that comes for one all the same still counts. */
export async function abandonCheckouts(transaction: RunTransaction): Promise<void> {
  await transaction(({ db }) =>
    db
      .update(payfastPayments)
      .set({ paymentStatus: 'ABANDONED' })
      .where(
        and(
          eq(payfastPayments.paymentStatus, 'PENDING'),
          // That of a subscription was begun by the clock of the machine.
          sql`${payfastPayments.createdAt} < case when ${payfastPayments.item} = 'subscription'
            then now() else ${now().toISOString()}::timestamptz end - make_interval(hours => ${checkoutHours})`,
        ),
      ),
  );
}
