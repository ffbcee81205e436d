import { expect, test } from 'vitest';
import { StartupError } from '#server/platform/startup-error.ts';
import { adminPassword } from '#test/support/admins.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { ensureFirstAdmin } from './ensure-first-admin.ts';
import { createAdmin } from './manage-admins.ts';

const app = await openTestApp({ work: false });

test.each(['short', 'password1234', 'aaaaaaaaaaaaaaaa', 'nomsa.dlamini1'])(
  '%s is refused as its password',
  async (password) => {
    const making = ensureFirstAdmin(app.services, { email: 'nomsa.dlamini@thengisa.example', password });
    await expect(making).rejects.toThrow(StartupError);
    await expect(making).rejects.toThrow(/^ADMIN_PASSWORD is not valid; Password /);
    await expect(making).rejects.not.toThrow(password);
  },
);

test('processes that start concurrently create one admin', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      ensureFirstAdmin(app.services, { email: `Admin-${index}@thengisa.example`, password: adminPassword }),
    ),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
  const { rows } = await app.database.pool.query('select email, password_hash from admin_users');
  expect(rows).toHaveLength(1);
  expect(rows[0].email).toMatch(/^admin-\d@/);
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
});

test('an address has one admin', async () => {
  const { rows } = await app.database.pool.query('select email from admin_users');
  const again = { email: rows[0].email, role: 'owner', passwordHash: 'another' } as const;
  expect(await app.services.transaction((tx) => createAdmin(tx, 'command line', again))).toBe(false);
});
