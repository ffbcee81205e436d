import { and, desc, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { AllReceivedQuery, ReceivedForJob, ReceivingJob } from '#contract/applications/all-received.ts';
import { mostReceivingJobs } from '#contract/applications/all-received.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { linkTo } from '../../files/queries/link-file.ts';
import { storedFiles } from '../../files/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { jobApplications } from '../tables.ts';
import { selectReceived } from './select-application.ts';
import { type WeighFit, weighReceived } from './weigh-received.ts';

const preparePages = (name: string, filter?: SQL) =>
  preparedPages(name, [jobApplications.appliedAt, jobApplications.id], (db, after) =>
    selectReceived(db).where(and(eq(jobApplications.businessId, sql.placeholder('businessId')), filter, after)),
  );

const ofStatus = eq(jobApplications.status, sql.placeholder('status'));
const ofJob = eq(jobApplications.jobId, sql.placeholder('jobId'));

const pages = {
  all: preparePages('applications_of_business'),
  status: preparePages('applications_of_business_status', ofStatus),
  job: preparePages('applications_of_business_job', ofJob),
  both: preparePages('applications_of_business_job_status', and(ofJob, ofStatus)),
};

/** Applications for all of the actor's jobs, newest first. Another's job has none. */
export async function listAllReceived(
  db: Db,
  { links, weighFit }: { readonly links: FileLinks; readonly weighFit: WeighFit },
  { businessId }: BusinessActor,
  { jobId, status, cursor }: AllReceivedQuery,
): Promise<Page<ReceivedForJob>> {
  const wanted = jobId ? (status ? pages.both : pages.job) : status ? pages.status : pages.all;
  const rows = await wanted(db, cursor, { businessId, jobId, status });
  const page = pageOfRows(
    rows,
    pageSize,
    ({ appliedAt, id }) => ({ at: appliedAt, id }),
    (row) => row,
  );
  const titles = new Map(page.items.map(({ id, jobTitle }) => [id, jobTitle]));
  const items = await weighReceived(db, weighFit, page.items);
  const photos = await findPhotos(
    db,
    items.filter(({ files }) => files.photo).map(({ id }) => id),
  );
  return {
    ...page,
    items: items.map((item) => {
      const objectKey = photos.get(item.id);
      return {
        ...item,
        jobTitle: titles.get(item.id) ?? '',
        photo: objectKey === undefined ? null : linkTo(links, { objectKey }),
      };
    }),
  };
}

/** Links to the photos of these applicants, by application. */
async function findPhotos(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: jobApplications.id, objectKey: storedFiles.objectKey })
    .from(jobApplications)
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .innerJoin(storedFiles, eq(storedFiles.ownerId, repProfiles.userId))
    .where(
      and(
        inArray(jobApplications.id, [...ids]),
        ...[eq(storedFiles.purpose, 'profile-photo'), isNull(storedFiles.supersededAt)],
      ),
    );
  return new Map(rows.map(({ id, objectKey }) => [id, objectKey]));
}

/** The actor's jobs that have applications, by the latest application. */
export async function listReceivingJobs(db: Db, { businessId }: BusinessActor): Promise<ReceivingJob[]> {
  return db
    .select({ id: jobs.id, title: jobs.title, applications: sql<number>`count(*)::int` })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(eq(jobApplications.businessId, businessId))
    .groupBy(jobs.id)
    .orderBy(desc(max(jobApplications.appliedAt)), desc(jobs.id))
    .limit(mostReceivingJobs);
}
