import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Sent } from './learn-script.ts';

/** What a piece of work sends to the database, in the order of sending. */
export type RecordStatements = <Result>(
  work: () => Promise<Result>,
) => Promise<{ result: Result; sent: readonly Sent[] }>;

type Result = pg.QueryResult<unknown[] | Record<string, unknown>>;

/** Listens to every connection that the pool lends from now on. */
export function recordOn(pool: pg.Pool): RecordStatements {
  // By who asked, so that what the process does beside it stays out.
  const recordings = new AsyncLocalStorage<Sent[]>();
  const heard = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (heard.has(client)) return;
    heard.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<Result> | undefined;
    client.query = ((asked: string | pg.QueryConfig, ...rest: unknown[]) => {
      const sent = recordings.getStore();
      if (!sent) return query(asked, ...rest);
      const { name, text, values } = typeof asked === 'string' ? { name: undefined, text: asked, values: [] } : asked;
      const rows: unknown[][] = [];
      const given = Array.isArray(rest[0]) ? rest[0] : (values ?? []);
      sent.push({ name, text, values: given, rows });
      const keep = <Got extends Result | undefined>(result: Got) => {
        if (result) rows.push(...rowsOf(result));
        return result;
      };
      const told = rest.at(-1);
      if (typeof told !== 'function') return query(asked, ...rest)?.then(keep);
      return query(asked, ...rest.slice(0, -1), (error: unknown, result: Result | undefined) => {
        told(error, keep(result));
      });
    }) as typeof client.query;
  });
  return async (work) => {
    const sent: Sent[] = [];
    return { result: await recordings.run(sent, work), sent };
  };
}

/** As a client of pg would read them that knows nothing of the app. */
function rowsOf({ rows, fields }: Result): unknown[][] {
  return rows.map((row) =>
    (Array.isArray(row) ? row : Object.values(row)).map((value, column) =>
      fields[column]?.dataTypeID === pg.types.builtins.TIMESTAMPTZ && typeof value === 'string'
        ? pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)(value)
        : value,
    ),
  );
}
