import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#test/support/database.ts';
import { publishCourses } from '#test/support/database-server.ts';
import { cases } from './cases.ts';
import { ownSet } from './matching/own-set.ts';
import { type Bench, openBench } from './support/open-bench.ts';
import { fillMarket } from './support/open-market.ts';
import { toy } from './support/scale.ts';

const closing = new AsyncDisposableStack();
let bench: Bench;

const nameOf = (url: string) => new URL(url).pathname.slice(1);

beforeAll(async () => {
  const make = async (until: AsyncDisposableStack, template?: string) => {
    const database = await createTestDatabase(template);
    until.defer(database.close);
    return database.url;
  };
  // Each process that starts on a database without the courses would import them first.
  const started = await make(closing);
  await publishCourses(started);
  const market = await make(closing, nameOf(started));
  await fillMarket({ url: market, secretKey: 'no bank account is opened here' }, toy.market);
  bench = openBench({
    scale: toy,
    labelledSet: ownSet,
    seed: 1,
    closing,
    newDatabase: (until) => make(until, nameOf(started)),
    anyMarket: (until) => make(until, nameOf(market)),
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
