import { deepStrictEqual } from 'node:assert';
import type pg from 'pg';
import { type Comparison, compare } from '../support/compare.ts';
import type { Contest } from '../support/open-contest.ts';

const prime = 401;
const body = JSON.stringify({
  message: 'I did the same work for another brand last year and can send you the numbers.',
});

/** Applications of many reps for many jobs, each pair once. */
export async function compareApply(pool: pg.Pool, { app, bare, tokens, reps, jobIds }: Contest): Promise<Comparison> {
  const path = `/api/jobs/${jobIds.at(-1)}/applications`;
  const [mine, other] = [tokens.length - 1, tokens.length - 2];
  deepStrictEqual(
    [shapeOf(await post(app + path, tokens[mine])), await writtenBy(pool, reps[mine]?.repId)],
    [shapeOf(await post(bare + path, tokens[other])), await writtenBy(pool, reps[other]?.repId)],
    'Both have to answer and to write the same',
  );
  const paths = jobIds.slice(0, -1).map((id) => `/api/jobs/${id}/applications`);
  // A prime shares no factor with the number of jobs but itself, so that no pair comes twice for a long time.
  if (paths.length % prime === 0) paths.pop();
  return compare({ app, bare }, { method: 'POST', paths, tokens: tokens.slice(0, prime), body });
}

async function post(url: string, token = ''): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body });
  if (response.status !== 201) throw new Error(`${url} is answered with ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Names and types, without the ids and times that differ. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

/** What one application leaves in the database. */
async function writtenBy(pool: pg.Pool, repId: string | undefined): Promise<unknown> {
  const { rows } = await pool.query(
    `select a.status, a.message, s.status as step, s.note, s.by_user_id = r.user_id as by_rep,
            (select count(*) from events e where e.payload->>'applicationId' = a.id::text) as events,
            (select jsonb_agg(e.payload - 'applicationId' - 'jobId' order by e.user_id = r.user_id)
             from live_events e where e.payload->>'applicationId' = a.id::text) as live
     from job_applications a join application_steps s on s.application_id = a.id join rep_profiles r on r.id = a.rep_id
     where a.rep_id = $1`,
    [repId],
  );
  return rows;
}
