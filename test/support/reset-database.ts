import type pg from 'pg';

/** Resets the database, or reports that it can't. */
export type Reset = () => Promise<boolean>;

/** A table that has grown beyond this would be read needlessly in every later file. In bytes. */
const largest = 4_000_000;

/** The schema of the tables: a change to it can't be reset. */
const catalogues = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc', 'pg_db_role_setting'];

interface Table {
  readonly name: string;
  /** Writable columns, for a column list. */
  readonly columns: string;
  readonly filled: boolean;
}

/**
 * Records the contents of a database, to reset it. Emptying the written tables takes a tenth of the time of creating it
 * and an app on it, and open connections have cached its tables already. Sequences are not reset.
 */
export async function rememberDatabase(pool: pg.Pool): Promise<Reset> {
  const tables = await findTables(pool);
  const filled = tables.filter((table) => table.filled);
  await pool.query(
    ['create schema kept', ...filled.map((table) => `create table ${copyOf(table)} as table ${table.name}`)].join('; '),
  );
  const { rows: numbers } = await pool.query<{ rows: string[] }>(
    `select array[${catalogues.map((name) => `(select count(*) from ${name})`)}] as rows`,
  );
  const isWritten = (name: string, rows: string | undefined, xact: string) =>
    `(select count(*) from ${name}) <> ${rows} or exists (select from ${name} where xmin::text::bigint > ${xact})`;
  const written = (xact: string) =>
    [
      ...filled.map(
        (table, index) =>
          `select ${index} as filled where ${isWritten(table.name, `(select count(*) from ${copyOf(table)})`, xact)}`,
      ),
      ...catalogues.map((name, index) => `select null where ${isWritten(name, numbers[0]?.rows[index], xact)}`),
    ].join(' union all ');
  const empty = tables.filter((table) => !table.filled).map(({ name }) => name);
  const touched = `select name, bytes from unnest($1::text[]) name, pg_relation_size(name::regclass) bytes where bytes > 0`;
  let last = await nameTransaction(pool);

  async function reset(): Promise<boolean> {
    const [{ rows: changed }, { rows: grown }] = await Promise.all([
      pool.query<{ filled: number | null }>(written(last)),
      pool.query<{ name: string; bytes: string }>(touched, [empty]),
    ]);
    if (changed.some((row) => row.filled === null) || grown.some(({ bytes }) => Number(bytes) > largest)) return false;
    const orders = [
      ...grown.map(({ name }) => `delete from ${name}`),
      ...changed.flatMap((row) => refill(filled[row.filled ?? 0])),
    ];
    // As on a replica, no triggers and no foreign keys are checked: undeletable rows are deleted too.
    await pool.query(['begin', 'set local session_replication_role = replica', ...orders, 'commit'].join('; '));
    last = await nameTransaction(pool);
    return true;
  }
  // A dropped table, for instance.
  return () => reset().catch(() => false);
}

/** Every later write has a higher one. */
async function nameTransaction(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select pg_current_xact_id() as id');
  return rows[0]?.id ?? '';
}

async function findTables(pool: pg.Pool): Promise<Table[]> {
  const { rows } = await pool.query<Omit<Table, 'filled'>>(
    `select format('%I.%I', nspname, relname) as name,
       (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname not like 'pg\\_%' and nspname <> 'information_schema'`,
  );
  const asked = rows.map(({ name }) => `exists (select from ${name})`);
  const { rows: answers } = await pool.query<{ filled: boolean[] }>(`select array[${asked}] as filled`);
  return rows.map((row, index) => ({ ...row, filled: answers[0]?.filled[index] ?? true }));
}

const copyOf = ({ name }: Table) => `kept."${name}"`;

function refill(table: Table | undefined): string[] {
  if (!table) return [];
  const { name, columns } = table;
  return [
    `delete from ${name}`,
    `insert into ${name} (${columns}) overriding system value select ${columns} from ${copyOf(table)}`,
  ];
}
