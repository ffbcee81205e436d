import { sql } from 'drizzle-orm';
import type { Tx } from './transaction.ts';

/** Rows per batch. */
const most = 20_000;

interface Sums {
  /** Rows that triggers wrote, each with an `id`. */
  readonly changes: string;
  /** Unique by its key. */
  readonly totals: string;
  readonly key: readonly string[];
  /** Column of the totals: column of the changes. */
  readonly sums: Readonly<Record<string, string>>;
}

const names = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/**
 * Folds the changes into the totals, so that reading totals stays reading few rows. In one statement: no reader sees a change twice or not at all.
 */
export async function foldChanges({ db }: Pick<Tx, 'db'>, { changes, totals, key, sums }: Sums): Promise<void> {
  const [from, into, by] = [sql.identifier(changes), sql.identifier(totals), names(key)];
  const added = Object.values(sums).map((column) => sql`sum(${sql.identifier(column)})`);
  const more = Object.keys(sums)
    .map((column) => sql.identifier(column))
    .map((column) => sql`${column} = ${into}.${column} + excluded.${column}`);
  await db.execute(sql`
    with taken as (
      delete from ${from}
      where id in (select id from ${from} order by id limit ${most} for update skip locked)
      returning ${by}, ${names(Object.values(sums))})
    insert into ${into} (${by}, ${names(Object.keys(sums))})
    select ${by}, ${sql.join(added, sql`, `)} from taken group by ${by} order by ${by}
    on conflict (${by}) do update set ${sql.join(more, sql`, `)}`);
}
