import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { needsReview } from '#contract/names/protected-names.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { NameChange, NameList } from '#contract/profiles/name-review.ts';
import { openOrDone } from '#server/platform/db/open-or-done.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { businessProfiles, repProfiles } from '../../tables.ts';
import { nameChanges } from '../tables.ts';

const select = (db: Db) =>
  db
    .select({
      change: nameChanges,
      email: users.email,
      decidedBy: adminUsers.email,
      verified: sql<boolean>`case ${nameChanges.part} when 'full_name' then ${repProfiles.nameApprovedAt}
        else ${businessProfiles.nameApprovedAt} end is not null`,
    })
    .from(nameChanges)
    .innerJoin(users, and(eq(users.id, nameChanges.userId), sql`${users}.deleted_at is null`))
    .leftJoin(repProfiles, eq(repProfiles.userId, nameChanges.userId))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, nameChanges.userId))
    .leftJoin(adminUsers, eq(adminUsers.id, nameChanges.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

function present({ change, email, decidedBy, verified }: Row): NameChange {
  const { createdAt, decidedAt, nameAfter, ...said } = change;
  return {
    ...{ ...said, nameAfter, email, decidedBy, verified },
    isProtected: needsReview(nameAfter),
    askedAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

interface Wanted {
  readonly list: NameList;
  readonly cursor?: string | undefined;
}

/** Waiting name changes, oldest first, or decided ones, newest first. */
export async function listNameChanges(db: Db, _actor: AdminActor, wanted: Wanted): Promise<Page<NameChange>> {
  const { id, createdAt: began, decidedAt: done } = nameChanges;
  const { which, order } = openOrDone(wanted.list === 'waiting', wanted.cursor, { id, began, done });
  const rows = await select(db)
    .where(which)
    .orderBy(...order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ change }) => ({ at: change.decidedAt ?? change.createdAt, id: change.id }),
    present,
  );
}

export async function describeNameChange(db: Db, nameChangeId: string): Promise<NameChange> {
  const [row] = await select(db).where(eq(nameChanges.id, nameChangeId));
  if (!row) throw new Refusal('name_change.not_found');
  return present(row);
}

/** The number of waiting name changes of existing accounts. */
export async function countWaitingNames(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(nameChanges)
    .innerJoin(users, and(eq(users.id, nameChanges.userId), sql`${users}.deleted_at is null`))
    .where(isNull(nameChanges.decidedAt));
  return row?.count ?? 0;
}
