import { FolderInUse } from '#server/platform/db/embedded/claim-data-folder.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/db/open-database.ts';
import type { Env } from '#server/platform/env.ts';

/** The database a start would use. The embedded one is stopped at the end, unless a running app uses it too. */
export async function openForScript(env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  try {
    return await openDatabase(env);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const { url } = await startEmbedded({ dataDir: env.dataDir });
    return { url, description: `PostgreSQL in ${env.dataDir}, which the running app uses`, close: async () => {} };
  }
}
