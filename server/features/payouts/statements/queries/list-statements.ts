import { sql } from 'drizzle-orm';
import type { Statements } from '#contract/payouts/statements.ts';
import { taxYearOf } from '#domain/payouts/periods.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { platformAccounts } from '../../../ledger/tables.ts';

interface MonthRow extends Record<string, unknown> {
  readonly month: string;
  readonly earned: string;
  readonly fees: string;
  readonly paid_out: string;
  readonly moved: string;
  readonly jobs: string[] | null;
}

/** The months and tax years of a wallet in the books, newest first. */
export async function listStatements(db: Db, repId: string): Promise<Statements> {
  const { rows } = await db.execute<MonthRow>(sql`
    select to_char(t.created_at at time zone 'Africa/Johannesburg', 'YYYY-MM') as month,
      coalesce(sum(e.amount_cents) filter (where t.kind = 'engagement_released'), 0) as earned,
      coalesce(sum(fee.amount_cents) filter (where t.kind = 'engagement_released'), 0) as fees,
      coalesce(-sum(e.amount_cents) filter (where t.payout_id is not null), 0) as paid_out,
      sum(e.amount_cents) as moved,
      array_agg(distinct t.engagement_id) filter (where t.kind = 'engagement_released') as jobs
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transfers t on t.id = e.transfer_id
    left join ledger_entries fee on fee.transfer_id = t.id and fee.account_id = ${platformAccounts.platform_earnings}
    where a.kind = 'rep_wallet' and a.rep_id = ${repId}
    group by 1 order by 1`);
  let closing = 0;
  const months = rows.map(({ month, earned, paid_out: paidOut, moved }) => {
    closing += Number(moved);
    return { month, earnedCents: Number(earned), paidOutCents: Number(paidOut), closingCents: closing };
  });
  const years = Map.groupBy(rows, ({ month }) => taxYearOf(month));
  const taxYears = [...years].map(([year, ofYear]) => ({
    year,
    earnedCents: ofYear.reduce((sum, { earned }) => sum + Number(earned), 0),
    feeCents: ofYear.reduce((sum, { fees }) => sum + Number(fees), 0),
    jobs: new Set(ofYear.flatMap(({ jobs }) => jobs ?? [])).size,
  }));
  return { months: months.toReversed(), taxYears: taxYears.toReversed() };
}
