import { sql } from 'drizzle-orm';
import { nationalProvince, provinces } from '#contract/catalogue.ts';
import { askedCourses } from '#contract/jobs/asked-courses.ts';
import { jobDurations, jobIndustries, jobTypes } from '#contract/jobs/options.ts';
import { experienceLevels, type JobCounts, jobCategories } from '#contract/jobs/search.ts';
import { dayInSouthAfrica } from '#domain/calendar-day.ts';
import { meetsCourses } from '#domain/courses/missing-courses.ts';
import { categoryIndustries, experienceOptions } from '#domain/job-filters.ts';
import { thisWeekend } from '#domain/wanted-days.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { RepActor } from '../../accounts/access.ts';
import { locatePlaces } from '../../catalogue/queries/locate-places.ts';
import { listFinished } from '../../courses/queries/select-asked.ts';

type Kind =
  | 'all'
  | 'province'
  | 'location'
  | 'industry'
  | 'experience'
  | 'duration'
  | 'jobType'
  | 'businesses'
  | 'weekend';

const allCounts = prepared('jobs_counts', (db, name) =>
  db
    .select({ kind: sql<string>`kind`, value: sql<string>`value`, jobs: sql<number>`sum(jobs)::int` })
    .from(
      sql`(select kind, value, jobs from job_counts union all select kind, value, change from job_count_changes) counts`,
    )
    .where(sql`kind <> 'courses'`)
    .groupBy(sql`kind, value`)
    .prepare(name),
);

const asking = prepared('jobs_counts_by_courses', (db, name) =>
  db
    .select({ asked: sql<string>`value`, jobs: sql<number>`sum(jobs)::int` })
    .from(
      sql`(select kind, value, jobs from job_counts union all select kind, value, change from job_count_changes) counts`,
    )
    .where(sql`kind = 'courses'`)
    .groupBy(sql`value`)
    .having(sql`sum(jobs) > 0`)
    .prepare(name),
);

/** How many active jobs ask for courses that a rep has not finished. */
async function countUnmet(db: Db, actor: RepActor): Promise<number> {
  const [rows, finished] = await Promise.all([asking(db).execute(), listFinished(db, actor.userId)]);
  return rows
    .map(({ asked, jobs }) => ({ ...askedCourses.parse(JSON.parse(asked)), jobs }))
    .filter(
      ({ which, courseIds }) =>
        !meetsCourses(
          which,
          finished.filter(({ id }) => courseIds.includes(id)),
        ),
    )
    .reduce((sum, { jobs }) => sum + jobs, 0);
}

/** How many active jobs have this value; of no value in particular, how many there are. */
export type CountOf = (kind: Kind, value?: string) => number;

export async function readCounts(db: Db): Promise<CountOf> {
  const rows = await allCounts(db).execute();
  const counts = new Map(rows.map(({ kind, value, jobs }) => [`${kind} ${value}`, jobs]));
  return (kind, value = '') => counts.get(`${kind} ${value}`) ?? 0;
}

/** What each option finds when it is the only one: where a place is asked for, jobs for the whole country are found too. */
export async function countJobs(db: Db, actor: RepActor): Promise<JobCounts> {
  const [countOf, unmet, places] = await Promise.all([readCounts(db), countUnmet(db, actor), locatePlaces(db)]);
  const national = countOf('province', nationalProvince);
  const whole = new Map(places.filter(({ name, province }) => name === province).map((one) => [one.province, one.id]));
  const inPlace = ({ id, name, province }: (typeof places)[number]) => {
    if (province === nationalProvince) return national;
    if (name === province) return countOf('province', province) + national;
    return countOf('location', id) + countOf('location', whole.get(province) ?? '') + national;
  };
  const each = <Value extends string>(kind: Kind, values: readonly Value[]) =>
    values.map((value) => ({ value, jobs: countOf(kind, value) }));
  const sum = (kind: Kind, values: readonly string[]) => values.reduce((total, one) => total + countOf(kind, one), 0);
  return {
    total: countOf('all'),
    categories: jobCategories.map((value) => {
      const industry = categoryIndustries[value];
      return { value, jobs: industry === null ? countOf('businesses', 'yes') : countOf('industry', industry) };
    }),
    provinces: provinces.map((value) => ({ value, jobs: countOf('province', value) + national })),
    locations: places
      .filter(({ id }) => countOf('location', id) > 0)
      .map((place) => ({ value: place.id, jobs: inPlace(place) })),
    industries: each('industry', jobIndustries),
    experience: experienceLevels.map((value) => ({ value, jobs: sum('experience', experienceOptions[value]) })),
    durations: each('duration', jobDurations),
    jobTypes: each('jobType', jobTypes),
    courses: [{ value: 'met', jobs: countOf('all') - unmet }],
    times: [{ value: 'weekend', jobs: countOf('weekend', thisWeekend(dayInSouthAfrica(now()))[0]) }],
  };
}
