import { and, eq, isNull } from 'drizzle-orm';
import type { PayHold } from '#contract/engagements/settled.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { engagements } from '../../tables.ts';
import { payHolds } from '../tables.ts';

/** Pay on hold, oldest first. */
export async function listHolds(db: Db, _actor: AdminActor, cursor?: string): Promise<Page<PayHold>> {
  const page = pageBehind(cursor, [payHolds.placedAt, payHolds.id], 'oldest first');
  const rows = await db
    .select({ hold: payHolds, repName: repProfiles.fullName, title: engagements.title, placedBy: adminUsers.email })
    .from(payHolds)
    .innerJoin(repProfiles, eq(repProfiles.id, payHolds.repId))
    .innerJoin(engagements, eq(engagements.id, payHolds.engagementId))
    .leftJoin(adminUsers, eq(adminUsers.id, payHolds.placedBy))
    .where(and(isNull(payHolds.liftedAt), page.behind))
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ hold }) => ({ at: hold.placedAt, id: hold.id }),
    ({ hold: { id, repId, engagementId, amountCents, reason, placedAt }, ...named }) => ({
      ...{ id, repId, engagementId, reason, ...named },
      amountCents: Number(amountCents),
      placedAt: placedAt.toISOString(),
    }),
  );
}
