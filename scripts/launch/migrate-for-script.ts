import type { DatabaseAddress } from '#server/platform/db/database-address.ts';
import { migrate, migrationsFolder } from '#server/platform/db/migrate.ts';

/** Brings the database up to date, with a message when that has to wait for a start. */
export async function migrateForScript({ directUrl }: DatabaseAddress): Promise<string[]> {
  return migrate(directUrl, migrationsFolder, { onProgress: console.log });
}
