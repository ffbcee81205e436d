import { and, desc, eq, sql } from 'drizzle-orm';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { ProviderPayout } from '#contract/payments/provider-money.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { providerPayouts } from '../../tables.ts';

const { id, recordedAt } = providerPayouts;

const select = (db: Db) =>
  db
    .select({
      payout: providerPayouts,
      recordedBy: adminUsers.email,
      lines: sql<number>`(select count(*)::int from provider_lines where settled_in = ${id})`,
    })
    .from(providerPayouts)
    .leftJoin(adminUsers, eq(adminUsers.id, providerPayouts.recordedBy))
    .$dynamic();

function present({ payout, recordedBy, lines }: Awaited<ReturnType<typeof select>>[number]): ProviderPayout {
  const { id, provider, paidOn, bankReference, amountCents, recordedAt } = payout;
  return {
    ...{ id, provider, paidOn, bankReference, recordedBy, lines },
    amountCents: Number(amountCents),
    recordedAt: recordedAt.toISOString(),
  };
}

/** What the provider has paid out, newest first. */
export async function listProviderPayouts(db: Db, _actor: AdminActor, cursor?: string): Promise<Page<ProviderPayout>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await select(db)
    .where(and(after && sql`(${recordedAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`))
    .orderBy(desc(recordedAt), desc(id))
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, ({ payout }) => ({ at: payout.recordedAt, id: payout.id }), present);
}

export async function findProviderPayout(db: Db, payoutId: string): Promise<ProviderPayout> {
  const [row] = await select(db).where(eq(id, payoutId));
  if (!row) throw new Error(`Payout ${payoutId} was not kept`);
  return present(row);
}
