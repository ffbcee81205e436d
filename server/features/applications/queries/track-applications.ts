import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { RepApplication } from '#contract/applications/applications.ts';
import { type TrackerGroup, trackerGroups } from '#contract/applications/options.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import { trackerStatuses } from '#domain/application-lifecycle.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { presentForRep, type RepApplicationRow } from '../present.ts';
import { jobApplications } from '../tables.ts';
import { afterCursor, selectForRep } from './select-application.ts';

const ofRep = eq(jobApplications.repId, sql.placeholder('repId'));

const preparePage = (group: TrackerGroup, later: boolean) =>
  prepared(`applications_track_${group}_${later ? 'after' : 'first'}`, (db, name) =>
    selectForRep(db)
      .where(
        and(
          ofRep,
          group === 'all' ? undefined : inArray(jobApplications.status, trackerStatuses[group]),
          later ? afterCursor : undefined,
        ),
      )
      .orderBy(desc(jobApplications.appliedAt), desc(jobApplications.id))
      .limit(pageSize + 1)
      .prepare(name),
  );

const pages = Object.fromEntries(
  trackerGroups.map((group) => [group, { first: preparePage(group, false), later: preparePage(group, true) }]),
) as Record<TrackerGroup, Record<'first' | 'later', ReturnType<typeof preparePage>>>;

const oneOfRep = prepared('applications_one_of_rep', (db, name) =>
  selectForRep(db)
    .where(and(ofRep, eq(jobApplications.id, sql.placeholder('id'))))
    .prepare(name),
);

/** The actor's own applications of one tracker tab, newest first. */
export async function trackApplications(
  db: Db,
  { repId }: RepActor,
  query: { group: TrackerGroup; cursor?: string | undefined },
): Promise<Page<RepApplication>> {
  const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  const page = pages[query.group];
  const rows = after
    ? await page.later(db).execute({ repId, afterAt: after.at.toISOString(), afterId: after.id })
    : await page.first(db).execute({ repId });
  return pageOfRows(rows, pageSize, ({ appliedAt, id }) => ({ at: appliedAt, id }), presentForRep);
}

const statusCounts = prepared('applications_counts_of_rep', (db, name) =>
  db
    .select({ status: jobApplications.status, count: sql<number>`count(*)::int` })
    .from(jobApplications)
    .where(ofRep)
    .groupBy(jobApplications.status)
    .prepare(name),
);

/** How many of the actor's applications each tracker tab holds. */
export async function countTracked(db: Db, { repId }: RepActor): Promise<Record<TrackerGroup, number>> {
  const rows = await statusCounts(db).execute({ repId });
  const inGroup = (group: TrackerGroup) =>
    rows
      .filter(({ status }) => (trackerStatuses[group] as readonly string[]).includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    all: inGroup('all'),
    pending: inGroup('pending'),
    interview: inGroup('interview'),
    completed: inGroup('completed'),
  };
}

/** One of the actor's own applications; another's is as good as none. */
export async function findOwnApplication(db: Db, { repId }: RepActor, id: string): Promise<RepApplicationRow> {
  const [row] = await oneOfRep(db).execute({ repId, id });
  if (!row) throw new Refusal('application.not_found');
  return row;
}
