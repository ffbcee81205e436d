import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Asked, Known, Script } from './learn-script.ts';
import { makerOf } from './origins.ts';

/** Serves such requests: the same statements in the same order, on one connection. */
export function replayScript(pool: pg.Pool, script: Script): (asked: Asked) => Promise<unknown> {
  const statements = script.statements.map(({ values, ...statement }) => ({
    ...statement,
    makers: values.map(makerOf),
  }));
  const makeAnswer = makerOf(script.answer);
  const writes = statements[0]?.text === 'begin';

  return async (asked) => {
    const rows: unknown[][][] = [];
    const known: Known = { asked, fresh: Array.from({ length: script.fresh }, () => uuidv7()), rows };
    const client = await pool.connect();
    try {
      for (const { name, text, makers, rows: expected } of statements) {
        const values = makers.map((make) => make(known));
        const result = await client.query<unknown[]>({ ...(name && { name }), text, values, rowMode: 'array' });
        if (expected !== null && result.rows.length !== expected)
          throw new Error(`${result.rows.length} rows instead of ${expected} come of ${asked.path.join('/')}: ${text}`);
        rows.push(result.rows);
      }
      return makeAnswer(known);
    } catch (error) {
      if (writes) await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}
