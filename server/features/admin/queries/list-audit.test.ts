import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { auditApi } from '#contract/operators/audit.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';

const app = await openTestApp({ work: false });

test('the record is read newest first, and nobody can change it', async () => {
  const email = await makeAdmin(app);
  await signInAdmin(app, email);
  const admin = await signInAdmin(app, email);
  const { items } = await admin.call(auditApi.list, { query: {} });
  expect(items.map(({ at }) => at)).toEqual(
    items
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(items.some(({ who, act }) => who === email && act === 'sign_in')).toBe(true);
  expect(JSON.stringify(items)).not.toContain('argon2');
  for (const statement of [
    "update admin_audit set who = 'somebody else'",
    'delete from admin_audit',
    'truncate admin_audit',
    `delete from admin_users where email = '${email}'`,
  ]) {
    await expect(app.database.pool.query(statement)).rejects.toThrow();
  }
});

test('what has no page of its own is shown in what it belongs to, and what is gone nowhere', async () => {
  const admin = await signInAdmin(app, await makeAdmin(app));
  const job = await postJob(await signUpBusiness(app));
  const [open, gone] = [uuidv7(), uuidv7()];
  await app.database.pool.query('insert into job_cases (id, job_id, opened_at) values ($1, $2, now())', [open, job.id]);
  for (const [type, id] of [
    ['job_case', open],
    ['job_case', gone],
    ['job', job.id],
  ])
    await app.database.pool.query(
      `insert into admin_audit (id, who, act, outcome, target_type, target_id) values ($1, 'one', 'job_case.claim', 'done', $2, $3)`,
      [uuidv7(), type, id],
    );
  const { items } = await admin.call(auditApi.list, { query: {} });
  expect(items.slice(0, 3).map(({ target }) => target?.pageId)).toEqual([job.id, null, job.id]);
});
