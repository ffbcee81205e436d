import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RepApplication } from '#contract/applications/applications.ts';
import { type TrackerGroup, trackerGroups } from '#contract/applications/options.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import { trackerStatuses } from '#domain/applications/application-lifecycle.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { presentForRep, type RepApplicationRow } from '../present.ts';
import { jobApplications } from '../tables.ts';
import { selectForRep } from './select-application.ts';

const ofRep = eq(jobApplications.repId, sql.placeholder('repId'));

const preparePages = (group: TrackerGroup) => {
  const inGroup = group === 'all' ? undefined : inArray(jobApplications.status, trackerStatuses[group]);
  return preparedPages(`applications_track_${group}`, [jobApplications.appliedAt, jobApplications.id], (db, after) =>
    selectForRep(db).where(and(ofRep, inGroup, after)),
  );
};

const pages = Object.fromEntries(trackerGroups.map((group) => [group, preparePages(group)])) as Record<
  TrackerGroup,
  ReturnType<typeof preparePages>
>;

const oneOfRep = prepared('applications_one_of_rep', (db, name) =>
  selectForRep(db)
    .where(and(ofRep, eq(jobApplications.id, sql.placeholder('id'))))
    .prepare(name),
);

interface Tracked {
  readonly group: TrackerGroup;
  readonly application?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The actor's applications of one tracker tab, newest first, or a single one. */
export async function trackApplications(db: Db, { repId }: RepActor, query: Tracked): Promise<Page<RepApplication>> {
  if (query.application !== undefined) {
    const own = await oneOfRep(db).execute({ repId, id: query.application });
    return { items: own.map(presentForRep), nextCursor: null };
  }
  const rows = await pages[query.group](db, query.cursor, { repId });
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

/** How many of the actor's applications each tracker tab has. */
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

/** An application of the actor. Another's is not found. */
export async function findOwnApplication(db: Db, { repId }: RepActor, id: string): Promise<RepApplicationRow> {
  const [row] = await oneOfRep(db).execute({ repId, id });
  if (!row) throw new Refusal('application.not_found');
  return row;
}
