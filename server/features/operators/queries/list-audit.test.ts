import { expect, test } from 'vitest';
import { auditApi } from '#contract/operators/audit.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { openTestApp } from '#test/support/open-apps.ts';

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
