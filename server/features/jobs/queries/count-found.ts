import { type SQL, sql } from 'drizzle-orm';
import { tagKinds } from '#contract/catalogue/tags.ts';
import type { JobCounts, JobFilters } from '#contract/jobs/search.ts';
import { wantedTags } from '#domain/jobs/job-filters.ts';
import { thisWeekend } from '#domain/jobs/wanted-days.ts';
import { tagOf } from '#domain/matching/tags/tag-kinds.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { keepBriefly } from '#server/platform/keep-briefly.ts';
import type { RepActor } from '../../accounts/access.ts';
import { locatePlaces } from '../../catalogue/queries/locate-places.ts';
import { listFinished } from '../../courses/queries/select-asked.ts';
import { jobs } from '../tables.ts';
import { foundBy } from './browse-statement.ts';
import {
  type Counted,
  type CountOf,
  countJobs,
  countUnmet,
  presentCounts,
  readCounts,
  readCountsOf,
} from './count-jobs.ts';
import { conditionsOf, readFilters, valuesOf, type Wanted } from './search-jobs.ts';

/** The count for the options of each filter. Categories are industries as well, and counted separately. */
const kindOf = {
  province: 'province',
  locationId: 'location',
  industry: 'industry',
  experience: 'experience',
  duration: 'duration',
  jobType: 'jobType',
  when: 'weekend',
  courses: 'courses',
} as const satisfies Partial<Record<keyof JobFilters, Counted>>;

const filterNames = Object.keys(kindOf) as (keyof typeof kindOf)[];

const given = sql.placeholder;
const { province, locationId, industry, experienceRequired, duration, jobType, workingDays } = jobs;

/** What a job counts for, by kind. A null counts for nothing. */
const columns = {
  province: sql`${province}`,
  location: sql`${locationId}::text`,
  industry: sql`${industry}`,
  experience: sql`${experienceRequired}`,
  duration: sql`${duration}`,
  jobType: sql`${jobType}`,
  businesses: sql`case when ${jobs}.sells_to_businesses then 'yes' end`,
  weekend: sql`case when ${workingDays} && ${given('weekend')}::date[] then ${given('saturday')}::text end`,
  courses: sql`${jobs.asksCourses}::text`,
} satisfies Record<Exclude<Counted, 'all' | 'tag'>, SQL>;

const columnKinds = Object.keys(columns) as (keyof typeof columns)[];
const everyKind: readonly Counted[] = ['all', 'tag', ...columnKinds];

/** The number of `found` jobs by kind and value. Grouping sets take half the time of a row for each job and kind. */
function countEach(kinds: readonly Counted[]): SQL {
  const named = columnKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => ({ kind, name: sql`${sql.identifier(kind)}` }));
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const cases = named.map(({ kind, name }) => sql`when grouping(${name}) = 0 then ${sql.raw(`'${kind}'`)} `);
  const byColumns = sql`
    select case ${sql.join(cases)} else 'all' end as kind, coalesce(${list(named.map(({ name }) => name))}, '') as value,
      count(*)::int as jobs
    from found group by grouping sets ((), ${list(named.map(({ name }) => sql`(${name})`))})`;
  const byTags = sql`select 'tag' as kind, tag as value, count(*)::int as jobs from found, unnest(tags) tag group by tag`;
  const parts = [...(named.length > 0 ? [byColumns] : []), ...(kinds.includes('tag') ? [byTags] : [])];
  return sql.join(parts, sql` union all `);
}

const isUnfiltered = (filters: JobFilters) =>
  Object.values(filters).every((value) => value === undefined || (Array.isArray(value) && value.length === 0));

interface CountedJobs {
  readonly kind: string;
  readonly value: string;
  readonly jobs: number;
}

/** Counts the jobs that the filters find, by these kinds. The rep matters only where the filters include their courses. */
async function scan(
  db: Db,
  repId: string,
  { terms, place, text }: Wanted,
  kinds: readonly Counted[],
): Promise<readonly CountedJobs[]> {
  if (terms.industries?.length === 0 || terms.days?.length === 0) return [];
  const weekend = thisWeekend(dayInSouthAfrica(now()));
  const shape = {
    place: place.kind,
    text: text === null ? ('none' as const) : ('index' as const),
    conditions: conditionsOf(terms),
  };
  const selected = columnKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => sql`${columns[kind]} as ${sql.identifier(kind)}`);
  const found = sql.join([...selected, ...(kinds.includes('tag') ? [sql`${jobs.tags} as tags`] : [])], sql`, `);
  return db
    .select({ kind: sql<string>`kind`, value: sql<string>`value`, jobs: sql<number>`jobs` })
    .from(
      sql`(with found as materialized (select ${found} from ${jobs} where ${foundBy(shape)}) ${countEach(kinds)}) counts`,
    )
    .execute({ ...valuesOf({ terms, place }), query: text?.query, repId, weekend, saturday: weekend[0] });
}

/** From so many active jobs on, reps share the counts of a filter: a scan of them takes as long as hundreds of searches. */
const largeMarket = 10_000;

export function createFoundCounter() {
  const keep = keepBriefly<readonly CountedJobs[]>({ seconds: 10, most: 500 });

  /** Counts the jobs that the filters find, by these kinds. */
  async function count(
    db: Db,
    actor: RepActor,
    filters: JobFilters,
    kinds: readonly Counted[],
  ): Promise<CountOf<Counted>> {
    // These are kept up to date, and need no scan.
    if (isUnfiltered(filters)) return readCountsOf(db, actor);
    const [wanted, ofAll, courses] = await Promise.all([
      readFilters(db, filters),
      readCounts(db),
      kinds.includes('courses') ? listFinished(db, actor.userId) : [],
    ]);
    const found = () => scan(db, actor.repId, wanted, kinds);
    const isShared = ofAll('all') >= largeMarket && !wanted.terms.coursesMet;
    const rows = isShared ? await keep(JSON.stringify([filters, kinds]), found) : await found();
    const counts = new Map(rows.map((row) => [`${row.kind} ${row.value}`, row.jobs]));
    const countOf = (kind: string, value = '') => counts.get(`${kind} ${value}`) ?? 0;
    const asking = rows.filter(({ kind, value }) => kind === 'courses' && value !== '');
    const unmet = countUnmet(
      asking.map(({ value, jobs }) => ({ asked: value, jobs })),
      courses,
    );
    return (kind, value) => (kind === 'courses' ? countOf('all') - unmet : countOf(kind, value));
  }

  /** The total for all filters, and for each option the total if it replaced the chosen one. */
  return async function countFound(db: Db, actor: RepActor, filters: JobFilters): Promise<JobCounts> {
    if (isUnfiltered(filters)) return countJobs(db, actor);
    const chosen = filterNames.filter((name) => filters[name] !== undefined);
    const without = (name: keyof JobFilters, ...kinds: Counted[]) =>
      count(db, actor, { ...filters, [name]: undefined }, kinds);
    const tags = wantedTags(filters);
    const withoutTags = (kind: (typeof tagKinds)[number]) =>
      count(db, actor, { ...filters, tags: Object.values({ ...tags, [kind]: [] }).flat() }, ['tag']);
    const [all, places, inCategory, ...others] = await Promise.all([
      count(db, actor, filters, everyKind),
      locatePlaces(db),
      filters.category === undefined ? undefined : without('category', 'businesses', 'industry'),
      ...chosen.map(async (name) => [kindOf[name], await without(name, kindOf[name])] as const),
      ...tagKinds.filter((kind) => tags[kind]).map(async (kind) => [kind, await withoutTags(kind)] as const),
    ]);
    const countsOf = new Map<string | undefined, CountOf<Counted>>(others);
    const countOf: CountOf<Counted> = (kind, value = '') =>
      (countsOf.get(kind === 'tag' ? tagOf(value)?.kind : kind) ?? all)(kind, value);
    return presentCounts(countOf, places, { chosen: filters.tags, inCategory: inCategory ?? all });
  };
}
