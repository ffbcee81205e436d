import type { Env } from '../env.ts';
import { checkDatabase } from './check-database.ts';
import { addressOf, type DatabaseAddress } from './database-address.ts';
import { claimDataFolder } from './embedded/claim-data-folder.ts';
import { createReviver } from './embedded/revive-server.ts';
import { startEmbedded } from './embedded/start-embedded.ts';

/** `description` names it for people, without secrets. `close` stops the server when it is our own. */
export type OpenDatabase = DatabaseAddress & { readonly description: string; close(): Promise<void> };

export type DatabaseEnv = Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>;

/**
 * Opens the operator's database, checked, or the embedded one, started and claimed for this process alone. `onLost` is called when the embedded one
 * is gone for good. Throws a StartupError.
 */
export async function openDatabase(
  env: DatabaseEnv,
  hooks: { onProgress?: (message: string) => void; onLost?: (error: Error) => void } = {},
): Promise<OpenDatabase> {
  if (env.databaseUrl !== null) {
    const { version, pooler, ...urls } = await checkDatabase(env.databaseUrl, env.databaseDirectUrl);
    const through = pooler ? ', through a pooler' : '';
    return { ...urls, pooler, description: `PostgreSQL ${version} of DATABASE_URL${through}`, close: async () => {} };
  }
  const { dataDir } = env;
  const server = await startEmbedded({ dataDir, onProgress: hooks.onProgress });
  const start = () => startEmbedded({ dataDir, port: server.port });
  const reviver = createReviver({ dataDir, start, onProgress: hooks.onProgress });
  // Refused: the server belongs to another app and must keep running.
  const claim = await claimDataFolder({ url: server.url, dataDir, reviver, onLost: hooks.onLost });
  return {
    ...addressOf(server.url),
    description: `PostgreSQL in ${dataDir}${server.adopted ? ', which was running already' : ''}`,
    close: () => claim.stopWith(server.stop),
  };
}
