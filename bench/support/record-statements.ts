import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Sent } from './learn-script.ts';

/** The statements of a piece of work, in the order of sending. */
export type RecordStatements = <Result>(
  work: () => Promise<Result>,
) => Promise<{ result: Result; sent: readonly Sent[] }>;

type Result = pg.QueryResult<unknown[] | Record<string, unknown>>;

/** Records every connection that the pool checks out from now on. */
export function recordOn(pool: pg.Pool): RecordStatements {
  // By context, so that the process's background work is excluded.
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

/** As a pg client without the app's parsers would read them. */
function rowsOf({ rows, fields }: Result): unknown[][] {
  return rows.map((row) =>
    (Array.isArray(row) ? row : Object.values(row)).map((value, column) =>
      fields[column]?.dataTypeID === pg.types.builtins.TIMESTAMPTZ && typeof value === 'string'
        ? pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)(value)
        : value,
    ),
  );
}
