import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ReceivedApplication, ReceivedCounts } from '#contract/applications/applications.ts';
import type { ApplicantFilters, ReceivedQuery } from '#contract/applications/board.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { findOwnJob } from '../../jobs/queries/own-jobs.ts';
import type { ReceivedApplicationRow } from '../present.ts';
import { jobApplications } from '../tables.ts';
import { matchApplicants } from './match-applicants.ts';
import { orderApplicants } from './order-applicants.ts';
import { selectReceived } from './select-application.ts';
import { type WeighFit, weighReceived } from './weigh-received.ts';

const preparePages = (name: string, filter?: SQL) =>
  preparedPages(name, [jobApplications.appliedAt, jobApplications.id], (db, after) =>
    selectReceived(db).where(and(eq(jobApplications.jobId, sql.placeholder('jobId')), filter, after)),
  );

const ofAnyStatus = preparePages('applications_received');
const ofStatus = preparePages('applications_received_status', eq(jobApplications.status, sql.placeholder('status')));

const oneReceived = prepared('applications_one_received', (db, name) =>
  selectReceived(db)
    .where(
      and(eq(jobApplications.id, sql.placeholder('id')), eq(jobApplications.businessId, sql.placeholder('businessId'))),
    )
    .prepare(name),
);

/** Whether any filter is set: those left out of an address are present but undefined. */
const narrows = (filters: ApplicantFilters) => Object.values(filters).some((value) => value !== undefined);

/** Applications for one of the actor's jobs. */
export async function listReceived(
  db: Db,
  actor: BusinessActor,
  { jobId, status, cursor, sort = 'newest', ...filters }: ReceivedQuery & { readonly jobId: string },
  weighFit: WeighFit,
): Promise<Page<ReceivedApplication>> {
  await findOwnJob(db, actor, jobId);
  if (sort !== 'newest' || narrows(filters)) {
    return orderApplicants(db, sort, { ...filters, jobId, status, cursor }, weighFit);
  }
  const pages = status === undefined ? ofAnyStatus : ofStatus;
  const rows = await pages(db, cursor, { jobId, status });
  const page = pageOfRows(
    rows,
    pageSize,
    ({ appliedAt, id }) => ({ at: appliedAt, id }),
    (row) => row,
  );
  return { ...page, items: await weighReceived(db, weighFit, page.items) };
}

/** An application that the actor's business received. Another's is not found. */
export async function findReceived(db: Db, { businessId }: BusinessActor, id: string): Promise<ReceivedApplicationRow> {
  const [row] = await oneReceived(db).execute({ businessId, id });
  if (!row) throw new Refusal('application.not_found');
  return row;
}

const statusCounts = prepared('applications_counts_of_job', (db, name) =>
  db
    .select({ status: jobApplications.status, count: sql<number>`count(*)::int` })
    .from(jobApplications)
    .where(eq(jobApplications.jobId, sql.placeholder('jobId')))
    .groupBy(jobApplications.status)
    .prepare(name),
);

/** Applications are dated by the database's clock, not by that of a process. */
const readClock = prepared('applications_clock', (db, name) =>
  db.select({ now: sql<string>`clock_timestamp()::text` }).from(sql`(values (1)) as once`).prepare(name),
);

const noCounts = { pending: 0, interview: 0, accepted: 0, rejected: 0, withdrawn: 0, ended: 0 };

/** Counts of applications for one of the actor's jobs by status, of all or of those that match. */
export async function countReceived(
  db: Db,
  actor: BusinessActor,
  jobId: string,
  filters: ApplicantFilters = {},
): Promise<ReceivedCounts> {
  const [clock] = await readClock(db).execute();
  const readAt = new Date(clock?.now ?? 0).toISOString();
  const { positions } = await findOwnJob(db, actor, jobId);
  const allCounts = { ...noCounts };
  for (const { status, count } of await statusCounts(db).execute({ jobId })) allCounts[status] = count;
  const counts = narrows(filters) ? { ...noCounts } : allCounts;
  if (counts !== allCounts) for (const { status } of await matchApplicants(db, { ...filters, jobId })) counts[status]++;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { all, ...counts, positions, positionsLeft: Math.max(0, positions - allCounts.accepted), readAt };
}
