import { gigMoneyProviders } from '#contract/payments/options.ts';
import { mostLinesSettled } from '#contract/payments/provider-money.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { findDueLines } from '../queries/provider-lines.ts';
import { recordProviderPayout } from './record-provider-payout.ts';

/** Records the payouts of the stand-in provider on the days they are due, with no admin. */
export async function settleStandIn(transaction: RunTransaction): Promise<void> {
  for (const provider of gigMoneyProviders)
    await transaction(async (tx) => {
      const paidOn = dayInSouthAfrica(now());
      const due = await findDueLines(tx.db, provider, paidOn, mostLinesSettled);
      const amountCents = due.reduce((sum, line) => sum + Number(line.amountCents), 0);
      const [first] = due;
      // Refunds wait until there is more to pay out.
      if (!first || amountCents <= 0) return;
      const bankReference = `${provider} ${paidOn} ${first.id}`;
      const lines = due.map(({ kind, id }) => ({ kind, id }));
      await recordProviderPayout(tx, null, { paidOn, bankReference, amountCents, lines });
    });
}
