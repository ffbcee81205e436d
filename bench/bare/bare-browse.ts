import type pg from 'pg';
import type { Statement } from '../support/record-statements.ts';
import { type JobColumns, jobOf } from './bare-job.ts';

const pageSize = 20;

/** A page of jobs by province, industry and minimum rate. */
export function bareBrowse(pool: pg.Pool, [select]: readonly Statement[]) {
  if (!select) throw new Error('The app browses without a statement');
  return async (query: URLSearchParams) => {
    const values = [query.get('province'), query.get('industry'), query.get('minimumRateCents'), pageSize + 1];
    const { rows } = await pool.query<JobColumns>({ ...select, values, rowMode: 'array' });
    const items = rows.slice(0, pageSize).map(jobOf);
    const last = items.at(-1);
    const cursor = rows.length > pageSize && last ? JSON.stringify([last.createdAt, last.id]) : null;
    return { items, nextCursor: cursor && Buffer.from(cursor).toString('base64url') };
  };
}
