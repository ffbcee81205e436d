import { and, asc, eq, inArray, not } from 'drizzle-orm';
import type { ExcusableEntry } from '#contract/trust/reliability-excuses.ts';
import { excusableKinds } from '#contract/trust/reliability-kinds.ts';
import { isExcusable } from '#domain/reliability/rule.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { findEngagement } from '../../../engagements/queries/find-engagements.ts';
import { milestones } from '../../../engagements/tables.ts';
import { presentExcuse } from '../present.ts';
import { reliabilityEntries } from '../tables.ts';
import { isStruck } from './read-counted.ts';

/** What counts against the rep of a gig of this business and can be excused, or was. */
export async function listExcusable(
  db: Db,
  { businessId }: BusinessActor,
  engagementId: string,
): Promise<ExcusableEntry[]> {
  await findEngagement(db, { businessId }, engagementId);
  const { kind, happenedAt, id } = reliabilityEntries;
  const rows = await db
    .select({ entry: reliabilityEntries })
    .from(reliabilityEntries)
    .innerJoin(milestones, eq(milestones.id, reliabilityEntries.milestoneId))
    .where(and(eq(milestones.engagementId, engagementId), inArray(kind, [...excusableKinds]), not(isStruck(db))))
    .orderBy(asc(happenedAt), asc(id));
  return rows.flatMap(({ entry }) =>
    isExcusable(entry.kind)
      ? [
          {
            ...{ id: entry.id, kind: entry.kind, minutes: entry.minutes },
            at: entry.happenedAt.toISOString(),
            excused: presentExcuse(entry),
          },
        ]
      : [],
  );
}
