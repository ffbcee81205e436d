import { accountChannel, keysLeaked } from '#server/features/accounts/commands.ts';
import { voidSessions } from '#server/features/accounts/sessions/commands/void-sessions.ts';
import { createSigningKeys } from '#server/features/accounts/sessions/services/signing-keys.ts';
import { retireBadgeKeys } from '#server/features/courses/certificates/commands/retire-badge-keys.ts';
import { writeAudit } from '#server/features/operators/commands/record-act.ts';
import type { DatabaseAddress } from '#server/platform/db/database-address.ts';
import { dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { requireSecretKey } from '#server/platform/secret-key.ts';
import { openSecretRing } from '#server/platform/secret-ring.ts';
import { migrateForScript } from '../launch/migrate-for-script.ts';
import { transactionsForScript } from '../launch/transactions-for-script.ts';

export const leakedKeysEnd = 'All users are signed out.';

interface Replacing {
  readonly secretKey: string;
  readonly previous: string | null;
  /** The former key of access tokens is refused from now on, instead of until its tokens have expired. */
  readonly leaked: boolean;
}

/** Gives access tokens and badges new keys, while the product runs. Badges that were signed before can still be verified. */
export async function replaceKeys(
  database: DatabaseAddress,
  { secretKey, previous, leaked }: Replacing,
): Promise<void> {
  await migrateForScript(database);
  const pool = openPool(database.url, 2, () => {}, database);
  try {
    const db = dbOfPool(pool);
    await requireSecretKey(db, secretKey, previous);
    // Sealed under the one that seals now.
    const { ring, close } = await openSecretRing({ db, secretKey, previous, onTrouble: () => {} });
    close();
    const transaction = transactionsForScript(pool);
    const keys = createSigningKeys({ db, transaction, secretKey: ring });
    if (!leaked) await keys.rotate();
    await transaction(async (tx) => {
      await retireBadgeKeys(tx);
      if (leaked) {
        await voidSessions(tx);
        tx.notify(accountChannel, keysLeaked);
      }
      const reason = leaked ? 'they leaked' : 'routine';
      const by = { adminId: null, who: 'command line', from: null };
      await writeAudit(tx.db, { ...by, act: 'signing_keys.replace', outcome: 'done', reason });
    });
    // Without a key this creates one, which a process may have done already.
    if (leaked) await keys.current();
  } finally {
    await pool.end();
  }
}
