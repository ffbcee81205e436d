import { and, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { newAccountDays } from '#contract/operators/two-people.ts';
import type { Colleague, TeamChange } from '#domain/operators/second-person.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { adminAudit, adminUsers } from '../tables.ts';
import { isActive } from './find-admin.ts';

export interface Known extends Colleague {
  readonly email: string;
}

/** All admins, or some, unpaged: they are few. */
export async function findColleagues(db: Db, which?: SQL): Promise<Known[]> {
  const rows = await db.select().from(adminUsers).where(which).orderBy(adminUsers.email);
  return rows.map((admin) => ({
    ...{ id: admin.id, email: admin.email, role: admin.role },
    active: isActive(admin) && admin.passwordHash !== null,
  }));
}

/** Recent changes by admins to each other's accounts in the panel. Without the command line's, which has access to the database anyway. */
export async function findTeamChanges(db: Db): Promise<(TeamChange & { readonly at: Date })[]> {
  const { adminId: by, targetId: on, createdAt: at } = adminAudit;
  const rows = await db
    .select({ by, on, at })
    .from(adminAudit)
    .where(
      and(
        eq(adminAudit.targetType, 'admin'),
        inArray(adminAudit.act, ['admin.create', 'admin.invite', 'admin.enable', 'admin.change_role']),
        eq(adminAudit.outcome, 'done'),
        isNotNull(by),
        gt(at, sql`now() - make_interval(days => ${newAccountDays})`),
      ),
    )
    .orderBy(at);
  return rows.flatMap((row) => (row.by && row.on ? [{ by: row.by, on: row.on, at: row.at }] : []));
}
