import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { supportApi } from '#contract/messaging/support.ts';
import { rolesThatMay } from '#contract/operators/roles.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';

/** Admins who can sign in and may answer questions. */
export async function listTeam(db: Db, { adminId }: AdminActor): Promise<Answer<typeof supportApi.team>> {
  const rows = await db
    .select({ adminId: adminUsers.id, email: adminUsers.email })
    .from(adminUsers)
    .where(
      and(
        eq(adminUsers.isAdmin, true),
        isNull(adminUsers.disabledAt),
        inArray(adminUsers.role, rolesThatMay('support.answer')),
      ),
    )
    .orderBy(asc(adminUsers.email));
  return rows.map((one) => ({ ...one, you: one.adminId === adminId }));
}
