import { and, eq, isNull } from 'drizzle-orm';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { PaymentDifference } from '#contract/payments/admin-payments.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { paymentDifferences, paymentRuns } from '../../tables/provider.ts';
import { subscriptions } from '../../tables.ts';
import { presentDifference } from '../present.ts';
import { payerColumns } from './search-payers.ts';

/** Open differences, newest first, and when the last full comparison was. */
export async function listDifferences(
  db: Db,
  _actor: AdminActor,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<Page<PaymentDifference> & { comparedAt: string | null }> {
  const { foundAt, id, settledAt, subscriptionId } = paymentDifferences;
  const page = pageBehind(cursor, [foundAt, id]);
  const rows = await db
    .select({ difference: paymentDifferences, userId: subscriptions.userId, ...payerColumns(subscriptions.side) })
    .from(paymentDifferences)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionId))
    .leftJoin(users, eq(users.id, subscriptions.userId))
    .leftJoin(repProfiles, eq(repProfiles.userId, subscriptions.userId))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, subscriptions.userId))
    .where(and(isNull(settledAt), page.behind))
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  const [run] = await db.select().from(paymentRuns).where(eq(paymentRuns.name, 'reconciliation'));
  const cursorOf = ({ difference }: (typeof rows)[number]) => ({ at: difference.foundAt, id: difference.id });
  return {
    ...pageOfRows(rows, adminPageSize, cursorOf, presentDifference),
    comparedAt: run?.succeededAt.toISOString() ?? null,
  };
}
