import { sql } from 'drizzle-orm';
import { type TagKind, tagKinds } from '#contract/catalogue/tags.ts';
import type { JobCounts, JobFilters } from '#contract/jobs/search.ts';
import { wantedTags } from '#domain/jobs/job-filters.ts';
import { thisWeekend } from '#domain/jobs/wanted-days.ts';
import { tagOf } from '#domain/matching/tags/tag-kinds.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RepActor } from '../../accounts/access.ts';
import { locatePlaces } from '../../catalogue/queries/locate-places.ts';
import { jobs } from '../tables.ts';
import { foundBy, meetsCourses } from './browse-statement.ts';
import { countJobs, type Kind, presentCounts } from './count-jobs.ts';
import { conditionsOf, readFilters, valuesOf } from './search-jobs.ts';

type Counted = Kind | 'courses';

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

type Counts = ReadonlyMap<string, number>;

const given = sql.placeholder;
const { province, locationId, industry, experienceRequired, duration, jobType, workingDays } = jobs;

// Each job with every kind and value that it counts for.
const options = sql`(select 'tag', unnest(${jobs.tags}) union all values ('all', ''), ('province', ${province}), ('location', ${locationId}::text),
  ('industry', ${industry}), ('experience', ${experienceRequired}), ('duration', ${duration}), ('jobType', ${jobType}),
  ('businesses', case when ${jobs}.sells_to_businesses then 'yes' end),
  ('weekend', case when ${workingDays} && ${given('weekend')}::date[] then ${given('saturday')}::text end),
  ('courses', case when ${meetsCourses} then 'met' end)) as option (kind, value)`;

/** Counts the jobs that the filters find, by kind and value. */
async function count(db: Db, { repId }: RepActor, filters: JobFilters): Promise<Counts> {
  const wanted = await readFilters(db, filters);
  const { terms, place, text } = wanted;
  if (terms.industries?.length === 0 || terms.days?.length === 0) return new Map();
  const weekend = thisWeekend(dayInSouthAfrica(now()));
  const shape = {
    place: place.kind,
    text: text === null ? ('none' as const) : ('index' as const),
    conditions: conditionsOf(terms),
  };
  const rows = await db
    .select({ kind: sql<string>`kind`, value: sql<string>`value`, jobs: sql<number>`count(*)::int` })
    .from(sql`${jobs} cross join lateral ${options}`)
    .where(sql`${foundBy(shape)} and value is not null`)
    .groupBy(sql`kind, value`)
    .execute({ ...valuesOf(wanted), query: text?.query, repId, weekend, saturday: weekend[0] });
  return new Map(rows.map((row) => [`${row.kind} ${row.value}`, row.jobs]));
}

/** The total for all filters, and for each option the total if it replaced the chosen one. */
export async function countFound(db: Db, actor: RepActor, filters: JobFilters): Promise<JobCounts> {
  if (Object.values(filters).every((value) => value === undefined)) return countJobs(db, actor);
  const chosen = filterNames.filter((name) => filters[name] !== undefined);
  const without = (name: keyof JobFilters) => count(db, actor, { ...filters, [name]: undefined });
  const tags = wantedTags(filters);
  const withoutTags = (kind: TagKind) =>
    count(db, actor, { ...filters, tags: Object.values({ ...tags, [kind]: [] }).flat() });
  const [all, places, inCategory, ...others] = await Promise.all([
    count(db, actor, filters),
    locatePlaces(db),
    filters.category === undefined ? null : without('category'),
    ...chosen.map(async (name) => [kindOf[name], await without(name)] as const),
    ...tagKinds.filter((kind) => tags[kind]).map(async (kind) => [kind, await withoutTags(kind)] as const),
  ]);
  const countsOf = new Map<string | undefined, Counts>(others);
  const read = (counts: Counts, kind: Counted, value = '') => counts.get(`${kind} ${value}`) ?? 0;
  const countOf = (kind: Counted, value = '') =>
    read(countsOf.get(kind === 'tag' ? tagOf(value)?.kind : kind) ?? all, kind, value);
  return presentCounts(countOf, places, {
    total: countOf('all'),
    met: countOf('courses', 'met'),
    chosen: filters.tags,
    inCategory: (kind, value) => read(inCategory ?? all, kind, value),
  });
}
