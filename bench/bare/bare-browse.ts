import type { IncomingHttpHeaders } from 'node:http';
import type pg from 'pg';
import { nationalProvince } from '#contract/catalogue.ts';
import type { Statement } from '../support/record-statements.ts';
import type { BareRep } from './bare-apply.ts';
import { type JobColumns, jobOf } from './bare-job.ts';

const pageSize = 20;

type FoundColumns = [...JobColumns, saved: boolean];

/** A page of jobs by province, industry and minimum rate. `reps` are by their Authorization header. */
export function bareBrowse(
  pool: pg.Pool,
  [select, ...more]: readonly Statement[],
  reps: Readonly<Record<string, BareRep>>,
) {
  if (!select || more.length > 0) throw new Error('The app browses with other than one statement now');
  return async (query: URLSearchParams, { authorization = '' }: IncomingHttpHeaders) => {
    const provinces = [query.get('province'), nationalProvince];
    const values = [reps[authorization]?.repId, provinces, query.get('industry'), query.get('minimumRateCents')];
    const { rows } = await pool.query<FoundColumns>({ ...select, values, rowMode: 'array' });
    const items = rows.slice(0, pageSize).map((columns) => ({
      ...jobOf(columns as unknown as JobColumns),
      saved: columns.at(-1) as boolean,
      distanceKm: null,
    }));
    const last = items.at(-1);
    const cursor = rows.length > pageSize && last ? JSON.stringify([last.createdAt, last.id]) : null;
    return { items, nextCursor: cursor && Buffer.from(cursor).toString('base64url'), searchedFor: null };
  };
}
