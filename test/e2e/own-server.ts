import pg from 'pg';
import { test } from '#test/support/browser.ts';
import { cloneTestDatabase, startServerLike } from '#test/support/browser-server.ts';
import type { ServerEnvironment, ServerProcess } from '#test/support/server-process.ts';

export interface OwnServer {
  readonly server: ServerProcess;
  readonly database: { readonly pool: pg.Pool };
}

/**
 * A server and a database for the tests of one file: those that change the clock or the settings.
 * @returns a function that gives them within a test
 */
export function withServer(changes: ServerEnvironment = {}): () => OwnServer {
  let own: OwnServer;
  test.beforeAll(async () => {
    const databaseUrl = await cloneTestDatabase();
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, pipeline: true });
    own = { server: await startServerLike(changes, databaseUrl), database: { pool } };
  });
  test.afterAll(async () => {
    await own.server.stop();
    await own.database.pool.end();
  });
  return () => own;
}
