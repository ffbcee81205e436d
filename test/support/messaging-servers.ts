import { once } from 'node:events';
import { suitable } from './app.ts';
import type { TestDatabase } from './database.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** A process on the same database, killed and restarted while others write. */
export async function startMortalServer(database: TestDatabase) {
  const server: ServerProcess = await startServerProcess({
    ...{ ...suitable, PROCESS: 'web', DEMO: 'off', DATABASE_URL: database.url },
  });
  return {
    url: server.url,
    stop: server.stop,
    /** Like a failing machine; resolves when it answers again. */
    async kill(): Promise<void> {
      const dead = once(server.child, 'exit');
      server.child.kill('SIGKILL');
      await dead;
      await server.restart();
    },
  };
}
