import { type SQL, sql } from 'drizzle-orm';
import { endsLate } from '#domain/jobs/job-schedule.ts';
import type { JobToMatch } from '#domain/matching/described.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { locatePlaces } from '../../catalogue/queries/locate-places.ts';
import { jobs } from '../../jobs/tables.ts';

/** Changes with every part of a job that ranking reads. Tags change without a new version. */
export const stampOfJob = (job: SQL): SQL<string> =>
  sql<string>`concat_ws(' ', ${job}.version, ${job}.any_language, coalesce(array_to_string(${job}.tags, ','), '-'))`;

const columns = {
  id: jobs.id,
  businessId: jobs.businessId,
  version: jobs.version,
  stamp: stampOfJob(sql`${jobs}`),
  status: jobs.status,
  closesOn: jobs.closesOn,
  locationId: jobs.locationId,
  workingDays: jobs.workingDays,
  title: jobs.title,
  description: jobs.description,
  industry: jobs.industry,
  compensationCents: jobs.compensationCents,
  hourlyRateCents: jobs.hourlyRateCents,
  duration: jobs.duration,
  requiredSkills: jobs.requiredSkills,
  startDate: jobs.startDate,
  experienceRequired: jobs.experienceRequired,
  jobType: jobs.jobType,
  positions: jobs.positions,
  tags: jobs.tags,
  anyLanguage: jobs.anyLanguage,
  schedule: jobs.schedule,
  createdAt: jobs.createdAt,
  askedCourses: sql<string[]>`array(
    select c.title from courses c
    where ${jobs.asksCourses} is not null and ${jobs.asksCourses} -> 'courseIds' ? c.id::text order by c.title)`,
  anyCourse: sql<boolean>`coalesce(${jobs.asksCourses} ->> 'which' = 'any', false)`,
};

const described = prepared('matching_describe_jobs', (db, name) =>
  db
    .select(columns)
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.placeholder('jobIds')}::uuid[])`)
    .prepare(name),
);

/** The parts of a job that ranking reads, with its status. */
export interface DescribedJob extends JobToMatch {
  readonly businessId: string;
  readonly version: number;
  readonly stamp: string;
  readonly isOpen: boolean;
  readonly locationId: string;
  readonly workingDays: readonly string[];
  readonly createdAt: Date;
}

const dayMs = 86_400_000;

export async function describeJobs(db: Db, jobIds: readonly string[]): Promise<DescribedJob[]> {
  if (jobIds.length === 0) return [];
  const rows = await described(db).execute({ jobIds });
  const places = new Map((await locatePlaces(db)).map((place) => [place.id, place]));
  const today = dayInSouthAfrica(now());
  return rows.map(({ status, closesOn, startDate, workingDays, schedule, ...said }) => ({
    ...said,
    endsLate: endsLate(schedule),
    isOpen: status === 'active' && closesOn >= today,
    place: places.get(said.locationId) ?? null,
    workingDays: workingDays ?? [],
    startInDays: startDate === null ? null : Math.round((Date.parse(startDate) - Date.parse(today)) / dayMs),
  }));
}
