import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { TeamMember } from '#contract/operators/team.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../access.ts';
import { adminPasskeys } from '../../passkeys/tables.ts';
import { findTeamChanges } from '../../queries/find-colleagues.ts';
import { adminSessions, adminUsers } from '../../tables.ts';
import { presentMember } from '../present.ts';

/** All admins by email address, unpaged: they are few. */
export async function listMembers(db: Db, actor: AdminActor): Promise<{ items: TeamMember[] }> {
  return { items: await find(db, actor) };
}

/** One admin. Throws admin.member_not_found. */
export async function showMember(db: Db, actor: AdminActor, memberId: string): Promise<TeamMember> {
  const [member] = await find(db, actor, eq(adminUsers.id, memberId));
  if (!member) throw new Error('The admin account no longer exists');
  return member;
}

async function find(db: Db, actor: AdminActor, which?: SQL): Promise<TeamMember[]> {
  const rows = await db
    .select({
      admin: adminUsers,
      hasPasskey: sql<boolean>`exists (select from ${adminPasskeys} where ${adminPasskeys}.admin_id = ${adminUsers}.id)`,
      sessions: sql<number>`(
        select count(*)::int from ${adminSessions}
        where ${adminSessions}.admin_id = ${adminUsers}.id and ${adminSessions}.expires_at > now())`,
      isInvited: sql<boolean>`coalesce(${adminUsers.invitationExpiresAt} > now(), false)`,
    })
    .from(adminUsers)
    .where(which)
    .orderBy(asc(adminUsers.email));
  const changes = await findTeamChanges(db);
  return rows.map((row) => {
    const changedAt = changes.findLast(({ on }) => on === row.admin.id)?.at;
    return presentMember({ ...row, changedAt }, actor);
  });
}
