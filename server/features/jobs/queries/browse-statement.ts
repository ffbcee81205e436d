import { asc, desc, eq, type SQL, type SQLWrapper, Subquery, sql } from 'drizzle-orm';
import { type TagKind, tagKinds } from '#contract/catalogue/tags.ts';
import type { JobSort } from '#contract/jobs/options.ts';
import { pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { locations } from '../../catalogue/tables.ts';
import { meetsAsked } from '../../courses/queries/select-asked.ts';
import { answerHours } from '../../profiles/queries/answer-hours.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { jobs } from '../tables.ts';
import { jobColumns, listedColumns, locationColumns } from './select-job.ts';

const given = sql.placeholder;
const toBusinesses = sql`${jobs}.sells_to_businesses`;
const pay = sql`coalesce(${jobs.hourlyRateCents}, 0)`;

/** The user of a rep, or null for a visitor, who has no courses. */
const userOf = (repId: SQLWrapper) => sql`(select r.user_id from ${repProfiles} r where r.id = ${repId}::uuid)`;

const tagged = (kind: TagKind) => sql`${jobs.tags} && ${given(kind)}::text[]`;

const conditions = {
  industry: sql`${jobs.industry} = ${given('industry')}`,
  industries: sql`${jobs.industry} = any(${given('industries')}::text[])`,
  experience: sql`${jobs.experienceRequired} = any(${given('experience')}::text[])`,
  minimumRate: sql`${jobs.hourlyRateCents} >= ${given('minimumRateCents')}`,
  duration: sql`${jobs.duration} = ${given('duration')}`,
  jobType: sql`${jobs.jobType} = ${given('jobType')}`,
  businesses: toBusinesses,
  work: tagged('work'),
  goods: tagged('goods'),
  setting: tagged('setting'),
  language: tagged('language'),
  paper: tagged('paper'),
  // The rep is null for a visitor, who meets no requirement.
  courses: meetsAsked(jobs.asksCourses, userOf(given('repId'))),
  days: sql`${jobs.workingDays} && ${given('days')}::date[]`,
  after: sql`(${jobs.createdAt}, ${jobs.id}) < (${given('afterAt')}::timestamptz, ${given('afterId')}::uuid)`,
  afterPay: sql`(${pay}, ${jobs.id}) < (${given('afterCents')}::bigint, ${given('afterId')}::uuid)`,
  since: sql`${jobs.createdAt} > ${given('since')}::timestamptz`,
  notOwn: sql`${jobs.businessId} is distinct from ${given('ownBusinessId')}::uuid`,
} satisfies Record<string, SQL>;

export type Condition = keyof typeof conditions;

/** The parts of a search that determine the text of its statement. Everything else is a parameter. */
export interface Shape {
  readonly sort: JobSort;
  readonly place: 'anywhere' | 'province' | 'location';
  /**
   * `walk`: reads jobs in list order and tests each, for words that most jobs have. `index`: finds the jobs that have the words first, then sorts
   * them, for all others. Place and industry are among the indexed words.
   */
  readonly text: 'none' | 'walk' | 'index';
  readonly conditions: readonly Condition[];
}

/** Rows that `walk` reads before it gives up: words that are frequent, but never in one job, must not cause a full scan. */
const longestWalk = 2_000;

const columns = sql.join(
  [...Object.values(listedColumns), jobs.businessId, jobs.locationId].map((column) => sql`${column}`),
  sql`, `,
);
const limit = (rows: number) => sql.raw(`limit ${rows}`);
const fits = sql`${jobs}.search @@ ${given('query')}::tsquery`;

const orders: Record<JobSort, SQL> = {
  newest: sql`${jobs.createdAt} desc, ${jobs.id} desc`,
  pay: sql`${pay} desc, ${jobs.id} desc`,
  nearest: sql`place.rank, ${jobs.createdAt} desc, ${jobs.id} desc`,
};

function where({ conditions: names }: Pick<Shape, 'conditions'>, ...more: SQL[]): SQL {
  return sql.join([sql`${jobs.status} = 'active'`, ...more, ...names.map((name) => conditions[name])], sql` and `);
}

/** The conditions of a search, for queries over all jobs it finds. */
export function foundBy(shape: Omit<Shape, 'sort'>): SQL {
  const place = {
    anywhere: [],
    province: [sql`${jobs.province} = any(${given('provinces')}::text[])`],
    location: [sql`${jobs.locationId} = any(${given('locationIds')}::uuid[])`],
  }[shape.place];
  return where(shape, ...place, ...(shape.text === 'none' ? [] : [fits]));
}

const nearPlaces = sql`unnest(${given('placeIds')}::uuid[], ${given('placeAfters')}::timestamptz[],
  ${given('placeAfterIds')}::uuid[], ${given('placeRanks')}::int[]) as place (id, after_at, after_id, rank)`;
const afterPlace = sql`(${jobs.createdAt}, ${jobs.id}) < (place.after_at, place.after_id)`;

function nearest(shape: Shape): SQL {
  const found =
    shape.text === 'index'
      ? // Without the `offset 0` fence PostgreSQL may scan by date anyway, since it doesn't know the words.
        sql`(select * from ${jobs} where ${where(shape, fits)} offset 0) jobs
            join ${nearPlaces} on place.id = ${jobs.locationId} and ${afterPlace}`
      : // The fence keeps the order of the places, so that the search ends with the place that fills the page.
        sql`(select * from ${nearPlaces} order by rank offset 0) place cross join lateral (
              select ${columns} from ${jobs} where ${where(
                shape,
                sql`${jobs.locationId} = place.id`,
                afterPlace,
                ...(shape.text === 'walk' ? [fits] : []),
              )} order by ${orders.newest} ${limit(pageSize + 1)}) jobs`;
  return sql`select ${columns}, place.rank from ${found} order by ${orders.nearest} ${limit(pageSize + 1)}`;
}

function inOrder(shape: Shape): SQL {
  const order = orders[shape.sort];
  const page = sql`order by ${order} ${limit(pageSize + 1)}`;
  if (shape.text === 'index')
    return sql`select ${columns} from (select * from ${jobs} where ${where(shape, fits)} offset 0) jobs ${page}`;
  const branch = (...place: SQL[]) =>
    shape.text === 'walk'
      ? sql`select ${columns} from (
              select * from ${jobs} where ${where(shape, ...place)} order by ${order} ${limit(longestWalk)}
            ) jobs where ${fits} ${page}`
      : sql`select ${columns} from ${jobs} where ${where(shape, ...place)} ${page}`;
  if (shape.place === 'anywhere') return branch();
  // Nationwide jobs are a branch of their own, so that each branch is read in index order and no further than needed.
  const [places, here] =
    shape.place === 'province'
      ? [sql`unnest(${given('provinces')}::text[]) as place (name)`, sql`${jobs.province} = place.name`]
      : [sql`unnest(${given('locationIds')}::uuid[]) as place (id)`, sql`${jobs.locationId} = place.id`];
  return sql`select ${columns} from ${places} cross join lateral (${branch(here)}) jobs ${page}`;
}

function select(db: Db, shape: Shape) {
  const found = shape.sort === 'nearest' ? nearest(shape) : inOrder(shape);
  const order =
    shape.sort === 'nearest'
      ? [asc(sql`jobs.rank`), desc(jobs.createdAt), desc(jobs.id)]
      : [...(shape.sort === 'pay' ? [desc(pay)] : [desc(jobs.createdAt)]), desc(jobs.id)];
  return (
    db
      .select({
        ...jobColumns,
        location: locationColumns,
        saved: sql<boolean>`(
        select true from saved_jobs where rep_id = ${given('repId')}::uuid and job_id = ${jobs.id}) is not null`,
        answerHours: answerHours(jobs.businessId),
      })
      // Aliased as the table, so that its columns resolve.
      .from(new Subquery(found, { id: jobs.id }, 'jobs'))
      .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
      .innerJoin(locations, eq(locations.id, jobs.locationId))
      .orderBy(...order)
  );
}

type Search = ReturnType<typeof prepareSearch>;
const prepareSearch = (shape: Shape, name: string) =>
  prepared(name, (db, queryName) => select(db, shape).prepare(queryName));
const preparedSearches = new Map<string, Search>();

const turns: readonly Condition[] = ['after', 'afterPay', 'since', 'notOwn'];
const planned: readonly Condition[] = ['since', 'days', ...tagKinds];

/**
 * Whether the statement is prepared. Rare combinations are planned each time: preparing all of them would fill the memory of every connection. Days
 * and tags are too, since the best plan for a day or a tag with many jobs differs from that for one with few.
 */
function isOften({ sort, text, conditions: names }: Shape): boolean {
  const chosen = names.filter((name) => !turns.includes(name)).length;
  return chosen <= (sort === 'newest' && text === 'none' ? 2 : 1) && !names.some((name) => planned.includes(name));
}

/** Runs a search of this shape. Returns at most a page of jobs and one more. */
export async function runSearch(db: Db, shape: Shape, values: Record<string, unknown>) {
  if (!isOften(shape)) return select(db, shape).execute(values);
  const name = ['jobs_browse', shape.sort, shape.place, shape.text, ...shape.conditions].join('_').toLowerCase();
  let search = preparedSearches.get(name);
  if (search === undefined) {
    search = prepareSearch(shape, name);
    preparedSearches.set(name, search);
  }
  return search(db).execute(values);
}

export type FoundRow = Awaited<ReturnType<typeof runSearch>>[number];
