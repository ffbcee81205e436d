import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { contentNames, jobs, ownWords } from './tables.ts';

const database = await openTestDatabase();
const columns = getTableColumns(jobs);

test('every free-text field of a business is searched for words on the list', () => {
  const texts = contentNames.filter(
    (name) => columns[name].columnType === 'PgText' && !columns[name].enumValues?.length,
  );
  // From the catalogue of places.
  expect(texts.filter((name) => name !== 'province').sort()).toEqual([...ownWords].sort());
});

test('a job is found by its description of the work, but not by instructions for the reps', async () => {
  const { rows } = await database.pool.query<{ text: string }>(
    `select prosrc as text from pg_proc where proname = 'job_words_of'`,
  );
  const notFoundBy = ownWords.filter((name) => !rows[0]?.text.includes(`job.${columns[name].name}`));
  expect(notFoundBy).toEqual(['locationAddress', 'asksCount']);
});
