import { and, eq } from 'drizzle-orm';
import type { MatchLook } from '#contract/matching/choices.ts';
import type { LookList } from '#contract/matching/options.ts';
import type { AdminMatchLook } from '#contract/matching/review.ts';
import { adminPageSize, type Page, pageSize } from '#contract/paging.ts';
import { openOrDone } from '#server/platform/db/open-or-done.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { users } from '../../../accounts/tables.ts';
import { jobs } from '../../../jobs/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { matchLooks } from '../../tables/shown.ts';
import { presentAskedLook, presentLook } from '../present.ts';

const { id, askedAt, answeredAt } = matchLooks;

/** The actor's own requests, latest first. */
export async function listOwnLooks(db: Db, { repId }: RepActor, cursor: string | undefined): Promise<Page<MatchLook>> {
  const page = pageBehind(cursor, [askedAt, id]);
  const rows = await db
    .select({ look: matchLooks, jobTitle: jobs.title })
    .from(matchLooks)
    .leftJoin(jobs, eq(jobs.id, matchLooks.jobId))
    .where(and(eq(matchLooks.repId, repId), page.behind))
    .orderBy(...page.order)
    .limit(pageSize + 1);
  return pageOfRows(rows, pageSize, ({ look }) => ({ at: look.askedAt, id: look.id }), presentLook);
}

export const selectLooks = (db: Db) =>
  db
    .select({
      look: matchLooks,
      jobTitle: jobs.title,
      person: { userId: users.id, name: repProfiles.fullName, email: users.email },
      answeredBy: adminUsers.email,
    })
    .from(matchLooks)
    .innerJoin(repProfiles, eq(repProfiles.id, matchLooks.repId))
    .innerJoin(users, eq(users.id, repProfiles.userId))
    .leftJoin(jobs, eq(jobs.id, matchLooks.jobId))
    .leftJoin(adminUsers, eq(adminUsers.id, matchLooks.answeredBy))
    .$dynamic();

interface Wanted {
  readonly list: LookList;
  readonly cursor?: string | undefined;
}

/** Open requests, oldest first, or answered ones, newest first. */
export async function listLooks(db: Db, _actor: AdminActor, { list, cursor }: Wanted): Promise<Page<AdminMatchLook>> {
  const page = openOrDone(list === 'open', cursor, { id, began: askedAt, done: answeredAt });
  const rows = await selectLooks(db)
    .where(page.which)
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ look }) => ({ at: look.answeredAt ?? look.askedAt, id: look.id }),
    presentAskedLook,
  );
}
