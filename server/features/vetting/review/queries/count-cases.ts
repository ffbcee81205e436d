import { and, eq, sql } from 'drizzle-orm';
import type { VettingCounts } from '#contract/vetting/cases.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { userVetting } from '../../tables.ts';
import { waitsForPerson } from './list-cases.ts';

const countIf = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
const { status } = userVetting;

/** How many cases each list has, for reps and for businesses. */
export async function countCases(db: Db, _actor: AdminActor): Promise<VettingCounts> {
  const rows = await db
    .select({
      userType: userVetting.userType,
      counts: {
        waiting: countIf(sql`${status} = 'pending' and not ${waitsForPerson}`),
        asked: countIf(sql`${status} = 'pending' and ${waitsForPerson}`),
        approved: countIf(sql`${status} = 'approved'`),
        rejected: countIf(sql`${status} = 'rejected'`),
      },
    })
    .from(userVetting)
    .innerJoin(users, and(eq(users.id, userVetting.userId), sql`${users}.deleted_at is null`))
    .groupBy(userVetting.userType);
  const none = { waiting: 0, asked: 0, approved: 0, rejected: 0 };
  const of = (type: 'rep' | 'business') => rows.find(({ userType }) => userType === type)?.counts ?? none;
  return { rep: of('rep'), business: of('business') };
}
