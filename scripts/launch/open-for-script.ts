import { addressOf } from '#server/platform/db/database-address.ts';
import { FolderInUse } from '#server/platform/db/embedded/claim-data-folder.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { type DatabaseEnv, type OpenDatabase, openDatabase } from '#server/platform/db/open-database.ts';

/** Opens the database a start would use. The embedded one is stopped at the end, unless a running app uses it too. */
export async function openForScript(env: DatabaseEnv): Promise<OpenDatabase> {
  try {
    return await openDatabase(env);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const { url } = await startEmbedded({ dataDir: env.dataDir });
    const description = `PostgreSQL in ${env.dataDir}, which the running app uses`;
    return { ...addressOf(url), description, close: async () => {} };
  }
}
