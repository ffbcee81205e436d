import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { BrowseQuery, JobSummary } from '#contract/jobs.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import type { RepActor } from '../../accounts/access.ts';
import { presentJobSummary } from '../present.ts';
import { jobs } from '../tables.ts';
import { selectJobSummaries } from './select-job.ts';

type Filter = 'province' | 'industry' | 'minimumRate' | 'after';

const conditions = {
  province: eq(jobs.province, sql.placeholder('province')),
  industry: eq(jobs.industry, sql.placeholder('industry')),
  minimumRate: gte(jobs.hourlyRateCents, sql.placeholder('minimumRateCents')),
  after: sql`(${jobs.createdAt}, ${jobs.id}) < (${sql.placeholder('afterAt')}::timestamptz, ${sql.placeholder('afterId')}::uuid)`,
} satisfies Record<Filter, unknown>;

// One prepared query for each combination of filters, so that each is planned for exactly the conditions it has.
const browseBy = new Map<string, ReturnType<typeof prepareBrowse>>();

function prepareBrowse(filters: readonly Filter[]) {
  return prepared(`jobs_browse_${filters.join('_') || 'all'}`, (db, name) =>
    selectJobSummaries(db)
      .where(and(sql`${jobs.status} = 'active'`, ...filters.map((filter) => conditions[filter])))
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(pageSize + 1)
      .prepare(name),
  );
}

/** Active jobs, newest first, 20 a page. */
export async function browseJobs(db: Db, _actor: RepActor, query: BrowseQuery): Promise<Page<JobSummary>> {
  const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  const filters: Filter[] = [];
  if (query.province !== undefined) filters.push('province');
  if (query.industry !== undefined) filters.push('industry');
  if (query.minimumRateCents !== undefined) filters.push('minimumRate');
  if (after !== undefined) filters.push('after');

  const key = filters.join();
  let browse = browseBy.get(key);
  if (browse === undefined) {
    browse = prepareBrowse(filters);
    browseBy.set(key, browse);
  }
  const rows = await browse(db).execute({
    province: query.province,
    industry: query.industry,
    minimumRateCents: query.minimumRateCents,
    afterAt: after?.at.toISOString(),
    afterId: after?.id,
  });
  return pageOfRows(rows, pageSize, ({ createdAt, id }) => ({ at: createdAt, id }), presentJobSummary);
}
