import { randomUUID } from 'node:crypto';
import { and, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { declarationOf, wordsOf } from '#server/platform/personal-data/declare.ts';
import { columnOf, referredBy, rowsOf } from '#server/platform/personal-data/rows-of.ts';
import type { TestApp } from './app.ts';

type Values = Record<string, unknown>;

/** What checks of the database, or the condition of an erasure, ask of a row. */
const asked: Record<string, Values> = {
  access_changes: { kind: 'app_added' },
  bank_accounts: { branchCode: '470010', lastFour: '7890', status: 'asked' },
  business_training_videos: { videoUrl: 'https://example.co.za/video' },
  engagement_terms: { body: 'Words', sha256: sql`sha256('Words')`, status: 'declined' },
  factors: { type: 'recovery_code' },
  match_impressions: { side: 'business' },
  milestones: { businessId: randomUUID(), status: 'cancelled' },
  one_time_tokens: { purpose: 'recovery' },
  pkce_codes: { challengeMethod: 's256' },
  review_cases: { kind: 'suspended' },
  points: { kind: 'streak', day: '2026-01-01' },
  stored_files: { purpose: 'cv', bucket: 'cvs', sealed: false },
  support_changes: { kind: 'second_factor_removal' },
  viewings: { beganAt: sql`now()`, endsAt: sql`now() + interval '10 minutes'` },
};

/** Something of the type of a column. */
function sampleOf(column: PgColumn): unknown {
  const type = column.getSQLType();
  if (type.endsWith('[]')) return [];
  if (column.enumValues?.[0] !== undefined) return column.enumValues[0];
  if (type === 'uuid') return randomUUID();
  if (type === 'boolean') return true;
  if (type === 'bytea') return Buffer.alloc(32, 7);
  if (type.startsWith('json')) return {};
  if (type.startsWith('timestamp')) return column.dataType.includes('string') ? new Date().toISOString() : new Date();
  if (type === 'date') return '2026-01-01';
  return /int|numeric|double|real/.test(type) ? 1 : 'Some words';
}

/**
 * Adds a row to a table, and to those on the way, that this path leads from to the user. Neither foreign keys nor triggers look
 * at it: only what the path goes along has to be true.
 */
export async function addRow(
  { services }: Pick<TestApp, 'services'>,
  table: PgTable,
  { path, userId, values = {} }: { readonly path: string; readonly userId: string; readonly values?: Values },
): Promise<void> {
  const { db } = services;
  const [name = '', ...further] = path.split('.');
  const referred = referredBy(columnOf(table, name));
  const parent = referred?.table as PgTable | undefined;
  let leading: unknown = userId;
  if (referred && parent && getTableConfig(parent).name !== 'users') {
    const [onward = ''] = wordsOf(further.join('.') || declarationOf(parent)?.of || '');
    const find = () =>
      db
        .select({ id: referred })
        .from(parent)
        .where(rowsOf(db, parent, onward, userId))
        .limit(1);
    if ((await find()).length === 0) await addRow({ services }, parent, { path: onward, userId });
    leading = (await find())[0]?.id;
  }
  const needed = Object.entries(getTableColumns(table)).filter(([, { notNull, hasDefault }]) => notNull && !hasDefault);
  const samples = Object.fromEntries(needed.map(([word, column]) => [word, sampleOf(column as PgColumn)]));
  await services.transaction(async (tx) => {
    await tx.db.execute(sql`set local session_replication_role = replica`);
    await tx.db.insert(table).values({ ...samples, ...values, ...asked[getTableConfig(table).name], [name]: leading });
  });
}

/** What is blanked, with something in it. */
export const samplesOf = (table: PgTable, words: string): Values =>
  Object.fromEntries(wordsOf(words).map((word) => [word, sampleOf(columnOf(table, word))]));

/** What tells the rows of a table apart, as text. */
export function keyOf(table: PgTable): SQL<string> {
  const { columns, primaryKeys, uniqueConstraints, name } = getTableConfig(table);
  const single = columns.filter(({ primary }) => primary);
  const key = single.length > 0 ? single : (primaryKeys[0] ?? uniqueConstraints[0])?.columns;
  if (!key) throw new Error(`${name} has no key`);
  return sql<string>`concat_ws(' ', ${sql.join(
    key.map((column) => sql`${column}`),
    sql`, `,
  )})`;
}

/** The keys of the rows that this path leads from to the user. */
export async function keysOf(
  { services: { db } }: TestApp,
  table: PgTable,
  { path, userId, where }: { readonly path: string; readonly userId: string; readonly where?: SQL | undefined },
): Promise<string[]> {
  const found = await db
    .select({ key: keyOf(table) })
    .from(table)
    .where(and(rowsOf(db, table, path, userId), where));
  return found.map(({ key }) => key);
}
