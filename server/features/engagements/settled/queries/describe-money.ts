import { sql } from 'drizzle-orm';
import type { MoneyPosition } from '#contract/engagements/settled.ts';
import type { AccountKind } from '#domain/ledger/postings.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { readAccounts } from '../../../ledger/queries/read-accounts.ts';

const own: readonly AccountKind[] = [
  'platform_earnings',
  'subscription_income',
  'course_income',
  'provider_fees',
  'chargeback_losses',
];

/** All balances and their owners, by the ledger. */
export async function describeMoney(db: Db): Promise<MoneyPosition> {
  const balances = await readAccounts(db);
  const of = (kind: AccountKind) => balances.get(kind) ?? 0n;
  const { rows } = await db.execute<{ booked: string; unbooked: string; held: string }>(sql`
    select (select coalesce(sum(amount_cents) filter (where part = 'milestone'), 0) from payment_refunds
        where status in ('approved', 'eft_due', 'eft_ready')) as booked,
      (select coalesce(sum(amount_cents) filter (where part <> 'milestone'), 0) from payment_refunds
        where status in ('approved', 'eft_due', 'eft_ready')) as unbooked,
      (select coalesce(sum(amount_cents), 0) from pay_holds where lifted_at is null) as held`);
  const [sums] = rows;
  return {
    // An outside account: its balance is negative by what the provider holds for us.
    atProviderCents: Number(-of('provider_clearing')),
    atBankCents: Number(-of('bank')),
    heldCents: Number(of('engagement_held')),
    walletsCents: Number(of('rep_wallet')),
    onTheirWayCents: Number(of('rep_payout')),
    unallocatedCents: Number(of('unallocated_receipts')),
    ownCents: Number(own.reduce((sum, kind) => sum + of(kind), 0n)),
    refundsBookedCents: Number(sums?.booked ?? 0),
    refundsUnbookedCents: Number(sums?.unbooked ?? 0),
    onHoldCents: Number(sums?.held ?? 0),
  };
}
