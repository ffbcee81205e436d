import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { checkDatabase } from './check-database.ts';

const [database, other] = [await openTestDatabase(), await openTestDatabase()];

test('a database that applies our limits is no pooler', async () => {
  expect(await checkDatabase(database.url)).toMatchObject({
    url: database.url,
    directUrl: database.url,
    pooler: false,
  });
});

test('a notification sent at one address has to arrive at the other', async () => {
  await expect(checkDatabase(database.url, other.url)).rejects.toThrow(
    /^DATABASE_DIRECT_URL \([^)]+\) points to a pooler in transaction mode, or to another database than DATABASE_URL\. Set it/,
  );
});
