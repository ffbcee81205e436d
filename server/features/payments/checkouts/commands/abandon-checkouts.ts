import { and, eq, lt, sql } from 'drizzle-orm';
import { checkoutHours } from '#contract/payments/payments.ts';
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
          lt(payfastPayments.createdAt, sql`now() - make_interval(hours => ${checkoutHours})`),
        ),
      ),
  );
}
