import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PayHold } from '#contract/engagements/settled.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { engagements } from '../../tables.ts';
import { payHolds } from '../tables.ts';

/** What is on hold, the oldest first. */
export async function listHolds(db: Db, _actor: AdminActor, cursor?: string): Promise<Page<PayHold>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await db
    .select({ hold: payHolds, repName: repProfiles.fullName, title: engagements.title, placedBy: adminUsers.email })
    .from(payHolds)
    .innerJoin(repProfiles, eq(repProfiles.id, payHolds.repId))
    .innerJoin(engagements, eq(engagements.id, payHolds.engagementId))
    .leftJoin(adminUsers, eq(adminUsers.id, payHolds.placedBy))
    .where(
      and(
        isNull(payHolds.liftedAt),
        after &&
          sql`(${payHolds.placedAt}, ${payHolds.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(payHolds.placedAt), asc(payHolds.id))
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
