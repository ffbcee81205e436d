import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { contentNames, jobs, ownWords } from './tables.ts';

const database = await openTestDatabase();
const columns = getTableColumns(jobs);

test('what a business writes in words of its own is looked through for words of the list', () => {
  const texts = contentNames.filter(
    (name) => columns[name].columnType === 'PgText' && !columns[name].enumValues?.length,
  );
  // Of a place of the catalogue.
  expect(texts.filter((name) => name !== 'province').sort()).toEqual([...ownWords].sort());
});

test('a job is found by what it says of the work, and not by what whoever comes needs to know', async () => {
  const { rows } = await database.pool.query<{ text: string }>(
    `select prosrc as text from pg_proc where proname = 'job_words_of'`,
  );
  const notFoundBy = ownWords.filter((name) => !rows[0]?.text.includes(`job.${columns[name].name}`));
  expect(notFoundBy).toEqual(['locationAddress', 'asksCount']);
});
