import { and, eq, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { passkeyMaximum } from '#contract/accounts/options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { PasskeyKey } from '#server/platform/passkeys/passkey.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../access.ts';
import { lockAdmin } from '../../commands/lock-admin.ts';
import { recordAct } from '../../commands/record-act.ts';
import type { AdminSettings } from '../../services/settings.ts';
import { adminSessions, adminSignIns } from '../../tables.ts';
import { type AdminPasskeyRow, adminPasskeys } from '../tables.ts';

export async function refuseTooMany(db: Tx['db'], adminId: string): Promise<void> {
  const own = await db.$count(adminPasskeys, eq(adminPasskeys.adminId, adminId));
  if (own >= passkeyMaximum) throw new Refusal('admin.too_many_passkeys');
}

/**
 * Adds a passkey, which is required after the password from now on. The caller's session counts as having shown it; sessions opened
 * by the password alone end, and so do sign-ins that wait for another factor.
 */
export async function addAdminPasskey(
  tx: Tx,
  actor: AdminActor,
  { name, key }: { readonly name: string; readonly key: PasskeyKey },
): Promise<AdminPasskeyRow> {
  const { adminId, session } = actor;
  // Serialized: each passkey is counted before the next is added.
  await lockAdmin(tx, adminId);
  await refuseTooMany(tx.db, adminId);
  const { credentialId, publicKey, signCount, transports } = key;
  const [made] = await tx.db
    .insert(adminPasskeys)
    .values({ id: uuidv7(), adminId, name, credentialId, publicKey, signCount, transports: [...transports] })
    .onConflictDoNothing({ target: adminPasskeys.credentialId })
    .returning();
  if (!made) throw new Refusal('admin.passkey_exists');
  await tx.db.update(adminSessions).set({ secondFactor: true }).where(eq(adminSessions.id, session.id));
  await tx.db
    .delete(adminSessions)
    .where(and(eq(adminSessions.adminId, adminId), eq(adminSessions.secondFactor, false)));
  await tx.db.delete(adminSignIns).where(eq(adminSignIns.adminId, adminId));
  await recordAct(tx, actor, 'passkey.add', { type: 'passkey', id: made.id });
  return made;
}

/** Removes a passkey and ends all other sessions: one may be of a person who has the device. */
export async function removeAdminPasskey(
  tx: Tx,
  { requireSecondFactor }: Pick<AdminSettings, 'requireSecondFactor'>,
  actor: AdminActor,
  id: string,
): Promise<void> {
  const { adminId, session } = actor;
  const admin = await lockAdmin(tx, adminId);
  const own = eq(adminPasskeys.adminId, adminId);
  const others = await tx.db.$count(adminPasskeys, and(own, ne(adminPasskeys.id, id)));
  const removed = await tx.db
    .delete(adminPasskeys)
    .where(and(own, eq(adminPasskeys.id, id)))
    .returning({ id: adminPasskeys.id });
  if (!admin || removed.length === 0) throw new Refusal('admin.passkey_not_found');
  const isLast = others === 0 && admin.sealedTotpSecret === null;
  if (isLast && requireSecondFactor) throw new Refusal('admin.last_second_factor');
  await tx.db.delete(adminSessions).where(and(eq(adminSessions.adminId, adminId), ne(adminSessions.id, session.id)));
  await tx.db.delete(adminSignIns).where(eq(adminSignIns.adminId, adminId));
  await recordAct(tx, actor, 'passkey.remove', { type: 'passkey', id });
}
