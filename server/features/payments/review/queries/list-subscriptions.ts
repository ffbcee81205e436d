import { and, eq } from 'drizzle-orm';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { AdminSubscription } from '#contract/payments/admin-payments.ts';
import type { SubscriptionStatus } from '#contract/payments/options.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { subscriptions } from '../../tables.ts';
import { presentSubscription } from '../present.ts';
import { payerColumns, searchedFor } from './search-payers.ts';

interface Filter {
  readonly q?: string | null;
  readonly status?: SubscriptionStatus | undefined;
  readonly cursor?: string | undefined;
}

export const selectSubscriptions = (db: Db) =>
  db
    .select({ subscription: subscriptions, ...payerColumns(subscriptions.side) })
    .from(subscriptions)
    .leftJoin(users, eq(users.id, subscriptions.userId))
    .leftJoin(repProfiles, eq(repProfiles.userId, subscriptions.userId))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, subscriptions.userId))
    .$dynamic();

export async function listSubscriptions(
  db: Db,
  _actor: AdminActor,
  { q, status, cursor }: Filter,
): Promise<Page<AdminSubscription>> {
  const { createdAt, id, userId, token } = subscriptions;
  const page = pageBehind(cursor, [createdAt, id]);
  const rows = await selectSubscriptions(db)
    .where(
      and(
        q ? await searchedFor(db, q, { userId, mostPayers: 10_000, ids: [id], numbers: [token] }) : undefined,
        status && eq(subscriptions.status, status),
        page.behind,
      ),
    )
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  const cursorOf = ({ subscription }: (typeof rows)[number]) => ({ at: subscription.createdAt, id: subscription.id });
  return pageOfRows(rows, adminPageSize, cursorOf, presentSubscription);
}
