import { deepStrictEqual } from 'node:assert';
import type pg from 'pg';
import { compareServers } from '../support/compare-servers.ts';
import type { Bench } from '../support/open-bench.ts';
import type { Rep } from '../support/open-recorder.ts';
import type { Report } from '../support/report.ts';
import { shapeOf, writtenBy } from '../support/written-by.ts';

const body = (n: number) =>
  JSON.stringify({ message: `I did the same work for ${n + 1} other brands last year and can send you the numbers.` });

/** Applications of many reps for many jobs, each pair once. */
export async function compareApply(bench: Bench): Promise<Report> {
  const { jobIds, callers } = await bench.contest();
  const paths = jobIds.map((id) => `/api/jobs/${id}/applications`);
  if (paths.length % callers.length === 0) paths.pop();
  return compareServers(bench, {
    name: 'apply',
    method: 'POST',
    paths,
    body,
    callers: callers.length,
    unlike: [],
    async check({ app, bare }, { pool }, { checkers: [one, other] }) {
      // First-call bookkeeping of the app for a new caller is no part of applying.
      await fetch(`${app}/api/jobs`, { headers: { authorization: `Bearer ${one?.token}` } });
      deepStrictEqual(
        await applyAt(app, paths[0], one, pool),
        await applyAt(bare, paths[0], other, pool),
        'Both have to answer and to write the same',
      );
    },
  });
}

/** The response, and the resulting changes in the database. */
async function applyAt(url: string, path = '', rep: Rep | undefined, pool: pg.Pool) {
  const headers = { authorization: `Bearer ${rep?.token}`, 'content-type': 'application/json' };
  return writtenBy(pool, async () => {
    const response = await fetch(url + path, { method: 'POST', headers, body: body(0) });
    if (response.status !== 201)
      throw new Error(`${path} is answered with ${response.status}: ${await response.text()}`);
    return shapeOf(await response.json());
  });
}
