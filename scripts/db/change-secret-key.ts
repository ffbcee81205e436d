import { voidSessions } from '#server/features/accounts/sessions/commands/void-sessions.ts';
import { retireBadgeKeys } from '#server/features/courses/certificates/commands/retire-badge-keys.ts';
import type { DatabaseAddress } from '#server/platform/db/database-address.ts';
import { openPool } from '#server/platform/db/pool.ts';
import { replaceSecretKey } from '#server/platform/secret-key.ts';
import { migrateForScript } from '../launch/migrate-for-script.ts';
import { requireNoProcess } from '../launch/require-no-process.ts';
import { transactionsForScript } from '../launch/transactions-for-script.ts';

export const losses =
  'All users are signed out. Links to files and in earlier emails stop working. Authenticator apps and recovery codes no longer match. Without FORMER_SECRET_KEY, users who deleted their account get a new free trial.';

/**
 * Makes this the SECRET_KEY of the installation. Throws a StartupError while a process of it runs, or if the former key is another one.
 * @param formerKey preserves the used trials and refunds of users with a deleted account
 */
export async function changeSecretKey(
  database: DatabaseAddress,
  secretKey: string,
  formerKey: string | null = null,
): Promise<void> {
  await migrateForScript(database);
  const pool = openPool(database.url, 1, () => {}, database);
  try {
    // They would go on with the old key, which opens nothing any more.
    await requireNoProcess(pool);
    await transactionsForScript(pool)(async (tx) => {
      await replaceSecretKey(tx.db, secretKey, formerKey);
      await voidSessions(tx);
      await retireBadgeKeys(tx);
    });
  } finally {
    await pool.end();
  }
}
