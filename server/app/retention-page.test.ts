import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDeclaredTables } from '#scripts/db/schema/nouns.ts';
import { readCatalogue } from '#scripts/db/schema/read-catalogue.ts';
import { declarationOf } from '#server/platform/personal-data/declare.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

const { pool } = await openTestDatabase();
const { tables } = await readCatalogue(pool);
const declared = await readDeclaredTables();
const page = readFileSync(join(import.meta.dirname, '../../docs/operations/retention.md'), 'utf8');

/** The tables named in a section: those of its list, or of the first column of its table. */
function namesIn(section: string): string[] {
  const lines = section.split('\n').filter((line) => /^[-|] /.test(line));
  return lines
    .map((line) => (line.startsWith('|') ? (line.split('|')[1] ?? '') : line))
    .flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

const sections = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), namesIn(section)]),
);

test('docs/operations/retention.md says once of each table how it ends', () => {
  expect([...sections.values()].flat().toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test('what it lists with the account is deleted with the account', () => {
  const names = sections.get('With the account') ?? [];
  expect(names.length).toBeGreaterThan(0);
  const isErased = (name: string) => {
    const table = declared.get(name)?.table;
    const declaration = table && declarationOf(table);
    if (!declaration?.erased || declaration.erased === 'rows') {
      return declaration?.erased === 'rows' || declaration?.erasedBy !== undefined;
    }
    return [declaration.erased].flat().every(({ blank, set }) => blank === undefined && set === undefined);
  };
  expect(names.filter((name) => !isErased(name))).toEqual([]);
});

test('what it lists with a parent row cascades from one', () => {
  const names = sections.get('With the parent row') ?? [];
  expect(names.length).toBeGreaterThan(0);
  const cascades = (name: string) =>
    tables.find((table) => table.name === name)?.constraints.some((one) => / ON DELETE CASCADE/.test(one.definition));
  expect(names.filter((name) => !cascades(name))).toEqual([]);
});

test('each sweep it names is a scheduled task', async () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const tasks = rows.map((line) => /`([\w.]+)` +\|$/.exec(line)?.[1] ?? line);
  const { rows: scheduled } = await pool.query<{ name: string }>('select name from pgboss.queue');
  const names = scheduled.map(({ name }) => name);
  expect(tasks.length).toBeGreaterThan(0);
  expect(tasks.filter((task) => !names.includes(task))).toEqual([]);
});
