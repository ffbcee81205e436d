import { eq } from 'drizzle-orm';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { ProviderPayout } from '#contract/payments/provider-money.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { providerPayouts } from '../../tables/provider.ts';

const { id, recordedAt } = providerPayouts;

const select = (db: Db) =>
  db
    .select({
      payout: providerPayouts,
      recordedBy: adminUsers.email,
    })
    .from(providerPayouts)
    .leftJoin(adminUsers, eq(adminUsers.id, providerPayouts.recordedBy))
    .$dynamic();

function present({ payout, recordedBy }: Awaited<ReturnType<typeof select>>[number]): ProviderPayout {
  const { id, provider, paidOn, bankReference, amountCents, recordedAt, lineCount: lines } = payout;
  return {
    ...{ id, provider, paidOn, bankReference, recordedBy, lines },
    amountCents: Number(amountCents),
    recordedAt: recordedAt.toISOString(),
  };
}

/** Payouts of the provider, newest first. */
export async function listProviderPayouts(db: Db, _actor: AdminActor, cursor?: string): Promise<Page<ProviderPayout>> {
  const page = pageBehind(cursor, [recordedAt, id]);
  const rows = await select(db)
    .where(page.behind)
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, ({ payout }) => ({ at: payout.recordedAt, id: payout.id }), present);
}

export async function findProviderPayout(db: Db, payoutId: string): Promise<ProviderPayout> {
  const [row] = await select(db).where(eq(id, payoutId));
  if (!row) throw new Error(`Payout ${payoutId} was not kept`);
  return present(row);
}
