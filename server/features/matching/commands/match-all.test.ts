import { expect, test } from 'vitest';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { matchAll } from './match-all.ts';

const app = await openTestApp({ work: false });

test('rematched jobs do not run before new ones', async () => {
  const { id } = await postJob(await signUpBusiness(app));
  const { db, transaction } = app.services;
  await matchAll({ db, transaction, signal: new AbortController().signal });
  const { rows } = await app.database.pool.query<{ name: string }>(
    "select name from pgboss.job where data::text like '%' || $1 || '%' order by created_on, name",
    [id],
  );
  expect(rows.map(({ name }) => name).filter((name) => name.startsWith('matching.'))).toEqual([
    'matching.match_jobs',
    'matching.match_jobs_again',
  ]);
});
