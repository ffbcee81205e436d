import { sql } from 'drizzle-orm';
import { jobIndustries, nationalProvince, provinces } from '#contract/catalogue/options.ts';
import { askedCourses } from '#contract/jobs/asked-courses.ts';
import { experienceLevels, jobCategories, jobDurations, jobTypes } from '#contract/jobs/options.ts';
import type { JobCounts } from '#contract/jobs/search.ts';
import { meetsCourses } from '#domain/courses/missing-courses.ts';
import { categoryIndustries, experienceOptions } from '#domain/jobs/job-filters.ts';
import { thisWeekend } from '#domain/jobs/wanted-days.ts';
import { allTags } from '#domain/matching/tags/tag-kinds.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { RepActor } from '../../accounts/access.ts';
import { locatePlaces, type Place } from '../../catalogue/queries/locate-places.ts';
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
  | 'tag'
  | 'weekend';

/** `courses`, with the value `met`: the jobs whose required courses the rep has finished. */
export type Counted = Kind | 'courses';

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

/** How many jobs require these courses, as JSON. */
export interface AskingJobs {
  readonly asked: string;
  readonly jobs: number;
}

/** How many of the jobs require courses that a rep hasn't finished. */
export function countUnmet(asking: readonly AskingJobs[], courses: Awaited<ReturnType<typeof listFinished>>): number {
  return asking
    .map(({ asked, jobs }) => ({ ...askedCourses.parse(JSON.parse(asked)), jobs }))
    .filter(
      ({ which, courseIds }) =>
        !meetsCourses(
          which,
          courses.filter(({ id }) => courseIds.includes(id)),
        ),
    )
    .reduce((sum, { jobs }) => sum + jobs, 0);
}

const tags = allTags().map(({ id, kind, label }) => ({ id, kind, label }));

/** How many jobs have this value. Without a value, the total. */
export type CountOf<Of extends Counted = Kind> = (kind: Of, value?: string) => number;

export async function readCounts(db: Db): Promise<CountOf> {
  const rows = await allCounts(db).execute();
  const counts = new Map(rows.map(({ kind, value, jobs }) => [`${kind} ${value}`, jobs]));
  return (kind, value = '') => counts.get(`${kind} ${value}`) ?? 0;
}

/** The counts of all active jobs. */
export async function readCountsOf(db: Db, actor: RepActor): Promise<CountOf<Counted>> {
  const [countOf, rows, courses] = await Promise.all([
    readCounts(db),
    asking(db).execute(),
    listFinished(db, actor.userId),
  ]);
  const unmet = countUnmet(rows, courses);
  return (kind, value) => (kind === 'courses' ? countOf('all') - unmet : countOf(kind, value));
}

/** The number of jobs for each option on its own. */
export async function countJobs(db: Db, actor: RepActor): Promise<JobCounts> {
  const [countOf, places] = await Promise.all([readCountsOf(db, actor), locatePlaces(db)]);
  return presentCounts(countOf, places);
}

interface Whole {
  /** Tags that are counted also without a job. */
  readonly chosen?: readonly string[];
  /** Set if categories are counted with other filters than industries. */
  readonly inCategory?: CountOf<Counted>;
}

/** The counts of each option from counts by value. Places include nationwide jobs. */
export function presentCounts(
  countOf: CountOf<Counted>,
  places: readonly Place[],
  { chosen = [], inCategory = countOf }: Whole = {},
): JobCounts {
  const national = countOf('province', nationalProvince);
  // From the counts of locations: those of provinces may be narrowed by a filter.
  const inPlace = ({ id, name, province }: Place) => {
    const isThere = (one: Place) =>
      province !== nationalProvince &&
      one.province === province &&
      (one.id === id || one.name === one.province || name === province);
    return places
      .filter((one) => one.province === nationalProvince || isThere(one))
      .reduce((sum, one) => sum + countOf('location', one.id), 0);
  };
  const each = <Value extends string>(kind: Kind, values: readonly Value[]) =>
    values.map((value) => ({ value, jobs: countOf(kind, value) }));
  const sum = (kind: Kind, values: readonly string[]) => values.reduce((all, one) => all + countOf(kind, one), 0);
  return {
    total: countOf('all'),
    categories: jobCategories.map((value) => {
      const industry = categoryIndustries[value];
      return { value, jobs: industry === null ? inCategory('businesses', 'yes') : inCategory('industry', industry) };
    }),
    provinces: provinces.map((value) => ({ value, jobs: countOf('province', value) + national })),
    locations: places
      .filter(({ id }) => countOf('location', id) > 0)
      .map((place) => ({ value: place.id, jobs: inPlace(place) })),
    industries: each('industry', jobIndustries),
    experience: experienceLevels.map((value) => ({ value, jobs: sum('experience', experienceOptions[value]) })),
    durations: each('duration', jobDurations),
    jobTypes: each('jobType', jobTypes),
    courses: [{ value: 'met', jobs: countOf('courses', 'met') }],
    times: [{ value: 'weekend', jobs: countOf('weekend', thisWeekend(dayInSouthAfrica(now()))[0]) }],
    tags: tags
      .map((tag) => ({ ...tag, jobs: countOf('tag', tag.id) }))
      .filter(({ id, jobs }) => jobs > 0 || chosen.includes(id)),
  };
}
