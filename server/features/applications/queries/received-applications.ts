import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ReceivedApplication, ReceivedCounts, ReceivedQuery } from '#contract/applications/applications.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { findOwnJob } from '../../jobs/queries/own-jobs.ts';
import { presentReceived, type ReceivedApplicationRow } from '../present.ts';
import { jobApplications } from '../tables.ts';
import { selectReceived } from './select-application.ts';

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

/** The applications for one of the actor's jobs, newest first. Refusals: job.not_found, request.bad_cursor. */
export async function listReceived(
  db: Db,
  actor: BusinessActor,
  { jobId, status, cursor }: ReceivedQuery & { readonly jobId: string },
): Promise<Page<ReceivedApplication>> {
  await findOwnJob(db, actor, jobId);
  const pages = status === undefined ? ofAnyStatus : ofStatus;
  const rows = await pages(db, cursor, { jobId, status });
  return pageOfRows(rows, pageSize, ({ appliedAt, id }) => ({ at: appliedAt, id }), presentReceived);
}

/** One application that the actor's business received; another's is as good as none. */
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

/** How many applications for one of the actor's jobs stand where. Refusal: job.not_found. */
export async function countReceived(db: Db, actor: BusinessActor, jobId: string): Promise<ReceivedCounts> {
  const { positions } = await findOwnJob(db, actor, jobId);
  const counts = { pending: 0, interview: 0, accepted: 0, rejected: 0, withdrawn: 0 };
  for (const { status, count } of await statusCounts(db).execute({ jobId })) counts[status] = count;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { all, ...counts, positions, positionsLeft: Math.max(0, positions - counts.accepted) };
}
