import { asc, desc, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/pool.ts';
import { type Exported, personalTables, wordsOf } from './declare.ts';
import { columnOf, referredBy, rowsOf } from './rows-of.ts';

type Row = Record<string, unknown>;

interface Read {
  readonly row: Row;
  /** By which rows of other tables find it, and by which it finds that which it is exported in. */
  readonly id: unknown;
  readonly parent: unknown;
}

/** Another column of the row that a column references, for `also`: a title instead of an id. */
export function named<Column extends PgColumn>(what: Column, by: PgColumn): SQL<Column['_']['data']> {
  const { table } = what;
  const id = Object.values(getTableColumns(table)).find(({ primary }) => primary);
  return sql`(select ${what} from ${table} where ${id} = ${by})`.mapWith(what);
}

/** The declared export of a user. */
export async function exportRows(db: Db, userId: string): Promise<Row> {
  const exported: Row = {};
  for (const [table, { of, exported: shown }] of personalTables()) {
    if (shown?.at === undefined || shown.within !== undefined) continue;
    const found = await read(db, table, shown, { userId, where: rowsOf(db, table, shown.of ?? of, userId) });
    putAt(exported, shown.at.split('.'), shaped(shown, found));
  }
  return exported;
}

interface Asked {
  readonly userId: string;
  readonly where: SQL;
}

async function read(db: Db, table: PgTable, shown: Exported, { userId, where }: Asked): Promise<Read[]> {
  const parts = partsOf(table);
  const columns = wordsOf(shown.columns).map((word) => [nameOf(word), columnOf(table, word.split(':')[0] ?? '')]);
  const found = await db
    .select({
      row: { ...Object.fromEntries(columns), ...shown.also?.(userId) },
      id: parts[0]?.to ?? sql`null`,
      parent: shown.within ? columnOf(table, shown.within) : sql`null`,
    })
    .from(table)
    // Drizzle names the table of a column only where there is a second one, and `also` reads others.
    .innerJoin(sql`(select) as one`, sql`true`)
    .where(where)
    .orderBy(...orderOf(table, shown));
  const rows: Read[] = found.map(({ row, ...ids }) => ({ row: plain(row) as Row, ...ids }));
  for (const { other, within, shown: inside } of parts) {
    const all = await read(db, other, inside, {
      userId,
      where: inArray(
        within,
        rows.map(({ id }) => id),
      ),
    });
    const byParent = Map.groupBy(all, ({ parent }) => parent);
    for (const { row, id } of rows) row[inside.at] = shaped(inside, byParent.get(id) ?? []);
  }
  return rows;
}

/** Tables whose rows are exported in those of this one. */
const partsOf = (table: PgTable) =>
  personalTables().flatMap(([other, { exported: shown }]) => {
    if (shown?.at === undefined || shown.within === undefined) return [];
    const within = columnOf(other, shown.within);
    const to = referredBy(within);
    return to?.table === table ? [{ other, shown, within, to }] : [];
  });

const orderOf = (table: PgTable, { by = '' }: Exported) =>
  wordsOf(by).map((word) => (word.startsWith('-') ? desc(columnOf(table, word.slice(1))) : asc(columnOf(table, word))));

const nameOf = (word: string) => word.split(':').at(-1) ?? word;

function shaped({ as, columns }: Exported, found: readonly Read[]): unknown {
  const [first] = found;
  if (as === 'one') return first?.row ?? null;
  return as === 'value' ? (first?.row[nameOf(columns)] ?? null) : found.map(({ row }) => row);
}

function putAt(whole: Row, [name = '', ...further]: readonly string[], value: unknown): void {
  const inside = (whole[name] ?? {}) as Row;
  if (further.length > 0) putAt(inside, further, value);
  whole[name] = further.length > 0 ? inside : value;
}

/** As JSON has it. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return value.toString('hex');
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, plain(inside)]));
}
