import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { type AdminRow, adminUsers } from '../../tables.ts';
import { type AdminPasskeyRow, adminPasskeys } from '../tables.ts';

/** The admin's passkeys, oldest first. */
export function findAdminPasskeys(db: Db, adminId: string): Promise<AdminPasskeyRow[]> {
  return db
    .select()
    .from(adminPasskeys)
    .where(eq(adminPasskeys.adminId, adminId))
    .orderBy(asc(adminPasskeys.createdAt), asc(adminPasskeys.id));
}

interface Found {
  readonly passkey: AdminPasskeyRow;
  readonly admin: AdminRow;
}

export async function findByCredential(db: Db, credentialId: Buffer): Promise<Found | null> {
  const [found] = await db
    .select({ passkey: adminPasskeys, admin: adminUsers })
    .from(adminPasskeys)
    .innerJoin(adminUsers, eq(adminUsers.id, adminPasskeys.adminId))
    .where(eq(adminPasskeys.credentialId, credentialId));
  return found ?? null;
}
