import { and, eq, type SQL, sql } from 'drizzle-orm';
import { pageSize } from '#contract/paging.ts';
import type { Figure } from '#domain/reliability/figure.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { engagements, milestones } from '../../../engagements/tables.ts';
import { type EntryRow, presentEntry } from '../present.ts';
import { reliabilityAppeals, reliabilityEntries } from '../tables.ts';
import { isStruck, nothingCounted, readFigures } from './read-counted.ts';

/** Worked out as it is read, so that the page adds up. */
export async function workOutOwn(db: Db, side: 'rep' | 'business', id: string): Promise<Figure> {
  const figures = await readFigures(db, side, [id]);
  return figures.get(id) ?? nothingCounted;
}

/** The entries of a rep or a business, latest first. */
export async function listEntries(
  db: Db,
  own: { readonly repId: string } | { readonly businessId: string },
  cursor?: string,
) {
  const { id, repId, businessId, happenedAt } = reliabilityEntries;
  const page = pageBehind(cursor, [happenedAt, id]);
  const rows = await db
    .select({
      entry: reliabilityEntries,
      struck: isStruck(db) as SQL<boolean>,
      appeals: sql<EntryRow['appeals']>`(
        select coalesce(json_agg(json_build_object('words', a.words, 'appealedAt', a.appealed_at, 'struck', a.struck, 'excused', a.excused,
          'reason', a.reason, 'decidedAt', a.decided_at) order by a.round), '[]')
        from ${reliabilityAppeals} a where a.entry_id = ${reliabilityEntries.id})`,
      engagementId: engagements.id,
      title: engagements.title,
      startsAt: milestones.startsAt,
    })
    .from(reliabilityEntries)
    .innerJoin(milestones, eq(milestones.id, reliabilityEntries.milestoneId))
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .where(and('repId' in own ? eq(repId, own.repId) : eq(businessId, own.businessId), page.behind))
    .orderBy(...page.order)
    .limit(pageSize + 1);
  return pageOfRows(rows, pageSize, ({ entry }) => ({ at: entry.happenedAt, id: entry.id }), presentEntry);
}
