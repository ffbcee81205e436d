import { sql } from 'drizzle-orm';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { adminPasswordWeakness } from '../services/admin-passwords.ts';
import { adminUsers } from '../tables.ts';
import { createAdmin } from './manage-admins.ts';

interface Given {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates the admin configured in the environment if there are no admins; later the environment changes nothing. Throws a
 * StartupError for a weak password. Returns whether one was created.
 */
export async function ensureFirstAdmin(
  { db, transaction }: { readonly db: Db; readonly transaction: RunTransaction },
  { email: given, password }: Given,
): Promise<boolean> {
  if ((await db.$count(adminUsers)) > 0) return false;
  const email = mailboxOf(given);
  const weakness = await adminPasswordWeakness(password, email);
  if (weakness !== null) throw new StartupError(`ADMIN_PASSWORD is not valid; ${weakness}`);
  const passwordHash = await hashPassword(password);
  return transaction(async (tx) => {
    // Several processes may start concurrently: the first creates it.
    await tx.db.execute(sql`lock table admin_users in share row exclusive mode`);
    if ((await tx.db.$count(adminUsers)) > 0) return false;
    return createAdmin(tx, 'environment', { email, role: 'owner', passwordHash });
  });
}
