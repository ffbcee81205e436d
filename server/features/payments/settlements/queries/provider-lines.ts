import { type SQL, sql } from 'drizzle-orm';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { GigMoneyProviderName, ProviderLineKind } from '#contract/payments/options.ts';
import type { ProviderLine } from '#contract/payments/provider-money.ts';
import { settledBefore, settlesOn } from '#domain/payments/settlement-day.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../../operators/access.ts';

interface LineRow extends Record<string, unknown> {
  readonly kind: ProviderLineKind;
  readonly id: string;
  readonly merchantPaymentId: string;
  readonly provider: GigMoneyProviderName;
  readonly itemName: string;
  readonly amountCents: string;
  readonly happenedAt: Date;
}

// Raw rows, past Drizzle: a moment is what the driver returns.
const present = (rows: readonly LineRow[]) => rows.map((row) => ({ ...row, happenedAt: new Date(row.happenedAt) }));

interface Place {
  readonly kind: ProviderLineKind;
  readonly from: SQL;
  readonly at: SQL;
  readonly id: SQL;
  readonly cents: SQL;
}

/** Unsettled lines of each kind, in their order; `provider_lines` has all lines. */
const unsettled: readonly Place[] = [
  {
    ...{
      kind: 'payment',
      at: sql`p.paid_at`,
      id: sql`p.merchant_payment_id`,
      cents: sql`p.amount_gross - p.fee_cents`,
    },
    from: sql`payfast_payments p where p.paid_at is not null and p.pf_payment_id is not null and p.settled_in is null`,
  },
  {
    ...{ kind: 'refund', at: sql`r.done_at`, id: sql`r.id`, cents: sql`-r.amount_cents` },
    from: sql`payment_refunds r join payfast_payments p using (merchant_payment_id)
      where r.done_at is not null and r.settled_in is null`,
  },
  {
    ...{ kind: 'chargeback', at: sql`p.charged_back_at`, id: sql`p.merchant_payment_id`, cents: sql`-p.amount_gross` },
    from: sql`payfast_payments p where p.charged_back_at is not null and p.chargeback_settled_in is null`,
  },
];

/** What the provider has yet to pay out, oldest first. Reads a page of each kind and merges them: all lines together are many. */
export async function listProviderLines(db: Db, _actor: AdminActor, cursor?: string): Promise<Page<ProviderLine>> {
  const most = adminPageSize + 1;
  const pages = unsettled.map(({ kind, from, at, id, cents }) => {
    const { behind = sql`true` } = pageBehind(cursor, [at, id], 'oldest first');
    return sql`(select ${kind}::text as kind, ${id} as id, p.merchant_payment_id as "merchantPaymentId", p.provider,
      p.item_name as "itemName", ${cents} as "amountCents", ${at} as "happenedAt"
      from ${from} and ${behind} order by ${at}, ${id} limit ${most})`;
  });
  const { rows } = await db.execute<LineRow>(
    sql`select * from (${sql.join(pages, sql` union all `)}) line order by "happenedAt", id limit ${most}`,
  );
  return pageOfRows(
    present(rows),
    adminPageSize,
    ({ happenedAt, id }) => ({ at: happenedAt, id }),
    ({ amountCents, happenedAt, ...line }) => ({
      ...line,
      amountCents: Number(amountCents),
      happenedAt: happenedAt.toISOString(),
      expectedOn: settlesOn(happenedAt),
    }),
  );
}

/**
 * What the provider should have paid out by that day, and refunds and chargebacks of what it has paid out or then will
 * have. Payments first: within the limit, refunds alone would never add up to a payout.
 */
export async function findDueLines(db: Db, provider: GigMoneyProviderName, today: string, limit: number) {
  const { rows } = await db.execute<LineRow>(sql`
    select line.kind, line.id, line.merchant_payment_id as "merchantPaymentId", line.provider, p.item_name as "itemName",
      line.amount_cents as "amountCents", line.happened_at as "happenedAt"
    from provider_lines line join payfast_payments p on p.merchant_payment_id = line.merchant_payment_id
    where line.settled_in is null and line.provider = ${provider}
      and case when line.kind = 'payment' then line.happened_at < ${settledBefore(today).toISOString()}::timestamptz
        else p.settled_in is not null end
    order by line.kind = 'payment' desc, line.happened_at, line.id limit ${limit}`);
  return present(rows);
}
