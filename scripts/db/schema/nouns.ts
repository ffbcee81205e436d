import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { placeOf } from '../../rooms/place.ts';
import { featureRanks as ranks } from '../../rooms/rules/feature-rank.ts';
import { tablesOfSql } from './outside-drizzle.ts';

const root = resolve(import.meta.dirname, '../../..');

export interface DeclaredTable {
  readonly noun: string;
  readonly table: PgTable;
}

/** The tables that Drizzle knows, by their names in the database. */
export async function readDeclaredTables(): Promise<Map<string, DeclaredTable>> {
  const paths = globSync('server/{platform,features}/**/*.ts', { cwd: root }).sort();
  const declared = new Map<string, DeclaredTable>();
  for (const path of paths) {
    if (path.endsWith('.test.ts') || !readFileSync(join(root, path), 'utf8').includes('pgTable(')) continue;
    const module: object = await import(join(root, path));
    for (const table of Object.values(module)) {
      if (is(table, PgTable))
        declared.set(getTableConfig(table).name, { noun: placeOf(path)?.feature ?? 'platform', table });
    }
  }
  return declared;
}

/** Which noun each table belongs to, with Drizzle's knowledge or without. */
export async function readNouns(): Promise<(table: string) => string> {
  const declared = await readDeclaredTables();
  return (table) => declared.get(table)?.noun ?? tablesOfSql[table]?.noun ?? '';
}

/** The nouns in order of dependency. */
export const nounOrder = ['platform', ...ranks.flat()];
