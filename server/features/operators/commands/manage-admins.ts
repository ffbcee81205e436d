import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { AdminAct } from '#contract/operators/audit.ts';
import type { AdminRole } from '#contract/operators/roles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { adminPasskeys } from '../passkeys/tables.ts';
import { findAdminByEmail } from '../queries/find-admin.ts';
import { adminSessions, adminSignIns, adminUsers } from '../tables.ts';
import { lockAdmin } from './lock-admin.ts';
import { keepAnOwner, lockOwners } from './lock-owners.ts';
import { writeAudit } from './record-act.ts';

/** Who may create and disable admins outside the panel: anyone with access to the machine. */
export type Operator = 'command line' | 'environment';

interface NewAdmin {
  /** In lower case. */
  readonly email: string;
  readonly role: AdminRole;
  readonly passwordHash: string;
}

/** Creates an admin. False when the address has one already. */
export async function createAdmin(tx: Tx, by: Operator, admin: NewAdmin): Promise<boolean> {
  const id = uuidv7();
  const made = await tx.db
    .insert(adminUsers)
    .values({ id, ...admin })
    .onConflictDoNothing({ target: adminUsers.email })
    .returning({ id: adminUsers.id });
  if (made.length === 0) return false;
  await record(tx, by, id, 'admin.create', `role: ${admin.role}`);
  return true;
}

/** Disables the admin and ends their sessions. */
export async function disableAdmin(tx: Tx, by: Operator, email: string): Promise<boolean> {
  const owners = await lockOwners(tx);
  const admin = await findAdminByEmail(tx.db, email);
  if (admin) keepAnOwner(owners, admin.id);
  return change(tx, by, email, { act: 'admin.disable', set: { disabledAt: sql`now()` } });
}

export const enableAdmin = (tx: Tx, by: Operator, email: string) =>
  change(tx, by, email, { act: 'admin.enable', set: { disabledAt: null } });

/** Changes the role, which applies from the admin's next call. Sessions stay. Null when there is no such admin. */
export async function changeAdminRole(tx: Tx, by: Operator, email: string, role: AdminRole): Promise<AdminRole | null> {
  const owners = await lockOwners(tx);
  const found = await findAdminByEmail(tx.db, email);
  const admin = found && (await lockAdmin(tx, found.id));
  if (!admin) return null;
  if (role === admin.role) return role;
  keepAnOwner(owners, admin.id);
  await tx.db.update(adminUsers).set({ role }).where(eq(adminUsers.id, admin.id));
  await record(tx, by, admin.id, 'admin.change_role', `${admin.role} → ${role}`);
  return admin.role;
}

export const resetAdminPassword = (tx: Tx, by: Operator, email: string, passwordHash: string) =>
  change(tx, by, email, { act: 'admin.reset_password', set: { passwordHash } });

/** For an admin who lost the authenticator app: the next sign-in sets up another. */
export const resetAdminTotp = (tx: Tx, by: Operator, email: string) =>
  change(tx, by, email, { act: 'admin.reset_totp', set: { sealedTotpSecret: null, lastTotpStep: 0 } });

/** For an admin who lost the devices with their passkeys. */
export async function resetAdminPasskeys(tx: Tx, by: Operator, email: string): Promise<boolean> {
  const [admin] = await tx.db
    .select({ id: adminUsers.id })
    .from(adminUsers)
    .where(eq(adminUsers.email, email))
    .for('update');
  if (!admin) return false;
  await tx.db.delete(adminPasskeys).where(eq(adminPasskeys.adminId, admin.id));
  await endAndRecord(tx, by, admin.id, 'admin.reset_passkeys');
  return true;
}

interface Change {
  readonly act: AdminAct;
  readonly set: PgUpdateSetSource<typeof adminUsers>;
}

/** Changes the admin and ends all their sessions. False when there is no such admin. */
async function change(tx: Tx, by: Operator, email: string, { act, set }: Change): Promise<boolean> {
  const [admin] = await tx.db
    .update(adminUsers)
    .set(set)
    .where(eq(adminUsers.email, email))
    .returning({ id: adminUsers.id });
  if (!admin) return false;
  await endAndRecord(tx, by, admin.id, act);
  return true;
}

async function endAndRecord(tx: Tx, by: Operator, adminId: string, act: AdminAct): Promise<void> {
  await tx.db.delete(adminSessions).where(eq(adminSessions.adminId, adminId));
  await tx.db.delete(adminSignIns).where(eq(adminSignIns.adminId, adminId));
  await record(tx, by, adminId, act);
}

async function record(tx: Tx, by: Operator, adminId: string, act: AdminAct, reason?: string): Promise<void> {
  const on = { type: 'admin', id: adminId };
  await writeAudit(tx.db, { adminId: null, who: by, act, outcome: 'done', on, from: null, ...(reason && { reason }) });
}
