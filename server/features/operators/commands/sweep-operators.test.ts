import { expect, test } from 'vitest';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { sweepOperators } from './sweep-operators.ts';

const app = await openTestApp({ work: false });

test('deletes expired rows, and audit entries older than two years', async () => {
  const email = await makeAdmin(app);
  await signInAdmin(app, email);
  await signInAdmin(app, email);
  const { pool } = app.database;
  await pool.query(
    "update admin_sessions set expires_at = now() - interval '1 second' where id = (select min(id::text)::uuid from admin_sessions)",
  );
  await pool.query(`insert into admin_audit (id, who, act, outcome, created_at) values
    (gen_random_uuid(), 'old', 'sign_out', 'done', now() - interval '2 years 1 day'),
    (gen_random_uuid(), 'young', 'sign_out', 'done', now() - interval '2 years' + interval '1 day')`);
  await sweepOperators(app.services, new AbortController().signal);
  expect((await pool.query('select id from admin_sessions')).rows).toHaveLength(1);
  const { rows } = await pool.query("select who from admin_audit where who in ('old', 'young')");
  expect(rows).toEqual([{ who: 'young' }]);
});
