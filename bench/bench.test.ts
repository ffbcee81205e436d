import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#test/support/database.ts';
import { cases } from './cases.ts';
import { ownSet } from './matching/own-set.ts';
import { type Bench, openBench } from './support/open-bench.ts';
import { toy } from './support/scale.ts';

const closing = new AsyncDisposableStack();
let bench: Bench;

beforeAll(() => {
  bench = openBench({
    scale: toy,
    labelledSet: ownSet,
    closing,
    async newDatabase(until) {
      const database = await createTestDatabase();
      until.defer(database.close);
      return database.url;
    },
    say: () => {},
  });
});
afterAll(() => closing.disposeAsync());

test.each(Object.keys(cases))('%s can be measured', async (name) => {
  const { tables } = (await cases[name]?.run(bench)) ?? { tables: [] };
  expect(tables).not.toEqual([]);
  for (const { headings, rows } of tables) {
    expect(rows).not.toEqual([]);
    for (const row of rows) expect(row.length).toBeLessThanOrEqual(headings.length);
  }
  expect(JSON.stringify(tables)).not.toContain('NaN');
});
