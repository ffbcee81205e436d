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

/** Lines of the provider's statement, oldest first unless it is said how. */
async function findLines(db: Db, where: SQL, limit: number, by = sql`line.happened_at, line.id`): Promise<LineRow[]> {
  const { rows } = await db.execute<LineRow>(sql`
    select line.kind, line.id, line.merchant_payment_id as "merchantPaymentId", line.provider, p.item_name as "itemName",
      line.amount_cents as "amountCents", line.happened_at as "happenedAt"
    from provider_lines line join payfast_payments p on p.merchant_payment_id = line.merchant_payment_id
    where ${where}
    order by ${by} limit ${limit}`);
  // Past Drizzle, a moment is what the driver says of it.
  return rows.map((row) => ({ ...row, happenedAt: new Date(row.happenedAt) }));
}

/** What the provider has yet to pay out. */
export async function listProviderLines(db: Db, _actor: AdminActor, cursor?: string): Promise<Page<ProviderLine>> {
  const { behind = sql`true` } = pageBehind(cursor, [sql`line.happened_at`, sql`line.id`], 'oldest first');
  const rows = await findLines(db, sql`line.settled_in is null and ${behind}`, adminPageSize + 1);
  return pageOfRows(
    rows,
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
 * What the provider is to have paid out by that day, and what it gave back or lost of what it has paid out, or then has. Payments
 * first: of a limited number of lines, what went back alone would never come to a payout.
 */
export const findDueLines = (db: Db, provider: GigMoneyProviderName, today: string, limit: number) =>
  findLines(
    db,
    sql`line.settled_in is null and line.provider = ${provider}
      and case when line.kind = 'payment' then line.happened_at < ${settledBefore(today).toISOString()}::timestamptz
        else p.settled_in is not null end`,
    limit,
    sql`line.kind = 'payment' desc, line.happened_at, line.id`,
  );
