import { eq, getTableColumns, inArray, or, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/pool.ts';
import { declarationOf, wordsOf } from './declare.ts';

export function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`${getTableConfig(table).name} has no column ${name}`);
  return column as PgColumn;
}

/** The column that a foreign key of one column refers to. */
export function referredBy(column: PgColumn): PgColumn | undefined {
  for (const { reference } of getTableConfig(column.table as PgTable).foreignKeys) {
    const { columns, foreignColumns } = reference();
    if (columns.length === 1 && columns[0] === column) return foreignColumns[0];
  }
  return undefined;
}

/** The rows of a table that are about a user. */
export function rowsOf(db: Db, table: PgTable, paths: string, userId: string): SQL {
  const ways = wordsOf(paths).map((path) => follow(db, table, path, userId));
  const condition = or(...ways);
  if (!condition) throw new Error(`Nothing leads from ${getTableConfig(table).name} to a user`);
  return condition;
}

function follow(db: Db, table: PgTable, path: string, userId: string): SQL {
  const [name = '', ...further] = path.split('.');
  const column = columnOf(table, name);
  const referred = referredBy(column);
  if (isUserId(referred ?? column)) return eq(column, userId);
  const parent = referred?.table as PgTable | undefined;
  const onward = further.join('.') || (parent && declarationOf(parent)?.of);
  if (!referred || !parent || !onward) throw new Error(`${fullName(column)} leads to no user`);
  return inArray(
    column,
    db
      .select({ id: referred })
      .from(parent)
      .where(rowsOf(db, parent, onward, userId)),
  );
}

/** The id of a user, by its name: many columns have no foreign key, since their rows outlive the account. */
const isUserId = (column: PgColumn): boolean =>
  /^users\.id$|[._]user_id$|\.(person|sender|blocker|blocked|reporter|reported)_id$/.test(fullName(column));

const fullName = ({ table, name }: PgColumn) => `${getTableConfig(table as PgTable).name}.${name}`;
