import { sql } from 'drizzle-orm';
import type { VettingCounts } from '#contract/vetting/cases.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { countWaitingNames } from '../../../profiles/names/queries/list-name-changes.ts';
import { waitsForPerson } from './list-cases.ts';

interface Counted extends Record<string, unknown> {
  readonly userType: 'rep' | 'business';
  readonly list: keyof VettingCounts['rep'];
  readonly count: number;
}

/**
 * The number of cases in each list, for reps and for businesses. Cases of deleted accounts are few and are subtracted: joining the
 * account of every case would take too long.
 */
export async function countCases(db: Db, _actor: AdminActor): Promise<VettingCounts> {
  const { rows } = await db.execute<Counted>(sql`
    select "userType", list, sum(count)::int as count from (
      select user_type as "userType", case status when 'pending' then 'waiting' else status end as list, count(*)
      from user_vetting group by user_type, status
      union all
      select user_type, case status when 'pending' then 'waiting' else status end, -count(*)
      from users join user_vetting on user_id = users.id where deleted_at is not null group by user_type, status
      union all
      select user_type, list, moved * count(*)
      from user_vetting join users on users.id = user_id and deleted_at is null,
        (values ('waiting', -1), ('asked', 1)) as moving (list, moved)
      where status = 'pending' and ${waitsForPerson} group by user_type, list, moved) counts
    group by "userType", list`);
  const of = (type: 'rep' | 'business') => {
    const counts = { waiting: 0, asked: 0, approved: 0, rejected: 0 };
    for (const { userType, list, count } of rows) if (userType === type) counts[list] = count;
    return counts;
  };
  return { rep: of('rep'), business: of('business'), names: await countWaitingNames(db) };
}
