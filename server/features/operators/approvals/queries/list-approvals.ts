import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Approval, ApprovalList } from '#contract/operators/approvals.ts';
import { type AdminRole, mayAdmin } from '#contract/operators/roles.ts';
import { type ProposedAct, proposedActs, twoPeople } from '#contract/operators/two-people.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { now } from '#server/platform/clock.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../access.ts';
import { findColleagues, findTeamChanges } from '../../queries/find-colleagues.ts';
import { adminUsers } from '../../tables.ts';
import { presentApproval } from '../present.ts';
import { adminApprovals } from '../tables.ts';

/** The actions that a role may propose or approve. It sees no other proposals. */
export const actsFor = (role: AdminRole): ProposedAct[] =>
  proposedActs.filter((act) => mayAdmin(role, twoPeople[act].propose) || mayAdmin(role, twoPeople[act].approve));

const [proposers, deciders] = [alias(adminUsers, 'proposers'), alias(adminUsers, 'deciders')];

async function find(db: Db, { role }: AdminActor, which: SQL | undefined, order: readonly SQL[], limit: number) {
  return db
    .select({ row: adminApprovals, proposedBy: proposers.email, decidedBy: deciders.email })
    .from(adminApprovals)
    .innerJoin(proposers, eq(proposers.id, adminApprovals.proposedBy))
    .leftJoin(deciders, eq(deciders.id, adminApprovals.decidedBy))
    .where(and(inArray(adminApprovals.act, actsFor(role)), which))
    .orderBy(...order)
    .limit(limit);
}

const team = async (db: Db) => ({ colleagues: await findColleagues(db), changes: await findTeamChanges(db) });

const isOpen = () => and(eq(adminApprovals.status, 'open'), gt(adminApprovals.expiresAt, now()));

interface Wanted {
  readonly list: ApprovalList;
  readonly cursor?: string | undefined;
}

/** Open proposals oldest first, closed ones newest first. */
export async function listApprovals(db: Db, actor: AdminActor, { list, cursor }: Wanted): Promise<Page<Approval>> {
  const { proposedAt, id } = adminApprovals;
  const page = pageBehind(cursor, [proposedAt, id], list === 'open' ? 'oldest first' : 'newest first');
  const which = list === 'open' ? isOpen() : sql`not (${isOpen()})`;
  const rows = await find(db, actor, and(which, page.behind), page.order, adminPageSize + 1);
  const known = await team(db);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ row }) => ({ at: row.proposedAt, id: row.id }),
    (row) => presentApproval(row, known),
  );
}

export async function showApproval(db: Db, actor: AdminActor, approvalId: string): Promise<Approval> {
  const [row] = await find(db, actor, eq(adminApprovals.id, approvalId), [], 1);
  if (!row) throw new Refusal('approval.not_found');
  return presentApproval(row, await team(db));
}
