import { and, desc, eq, sql } from 'drizzle-orm';
import type { ReceivedApplication } from '#contract/applications.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { findOwnJob } from '../../jobs/queries/own-jobs.ts';
import { presentReceived, type ReceivedApplicationRow } from '../present.ts';
import { jobApplications } from '../tables.ts';
import { afterCursor, selectReceived } from './select-application.ts';

const preparePage = (name: string, later: boolean) =>
  prepared(name, (db, queryName) =>
    selectReceived(db)
      .where(and(eq(jobApplications.jobId, sql.placeholder('jobId')), later ? afterCursor : undefined))
      .orderBy(desc(jobApplications.appliedAt), desc(jobApplications.id))
      .limit(pageSize + 1)
      .prepare(queryName),
  );

const firstPage = preparePage('applications_received_first', false);
const laterPage = preparePage('applications_received_after', true);

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
  jobId: string,
  cursor: string | undefined,
): Promise<Page<ReceivedApplication>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  await findOwnJob(db, actor, jobId);
  const rows = after
    ? await laterPage(db).execute({ jobId, afterAt: after.at.toISOString(), afterId: after.id })
    : await firstPage(db).execute({ jobId });
  return pageOfRows(rows, pageSize, ({ appliedAt, id }) => ({ at: appliedAt, id }), presentReceived);
}

/** One application that the actor's business received; another's is as good as none. */
export async function findReceived(db: Db, { businessId }: BusinessActor, id: string): Promise<ReceivedApplicationRow> {
  const [row] = await oneReceived(db).execute({ businessId, id });
  if (!row) throw new Refusal('application.not_found');
  return row;
}
