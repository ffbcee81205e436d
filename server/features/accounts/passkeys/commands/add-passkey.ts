import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { passkeyMaximum } from '#contract/accounts/options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { PasskeyKey } from '#server/platform/passkeys/passkey.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { type ChangeContext, recordChange } from '../../second-factor/commands/record-change.ts';
import { type FactorRow, factors } from '../../second-factor/tables.ts';
import { describeDevice } from '../../sessions/texts/device-names.ts';
import { passkeys } from '../tables.ts';

/** Adds a passkey and emails the owner. Throws too_many_passkeys and webauthn_credential_exists. */
export async function addPasskey(
  tx: Tx,
  context: ChangeContext,
  { userId, key }: { readonly userId: string; readonly key: PasskeyKey },
): Promise<FactorRow> {
  // Serialized: each passkey is counted before the next is added.
  const user = await lockUser(tx, userId);
  if (!user) throw new AuthRefusal('user_not_found');
  await refuseTooMany(tx.db, userId);
  await recordChange(tx, context, user, 'passkey_added');
  const id = uuidv7();
  const friendlyName = await freeName(tx, userId, `Passkey, ${describeDevice(context.userAgent ?? null)}`);
  const [factor] = await tx.db
    .insert(factors)
    .values({ id, userId, type: 'passkey', status: 'verified', friendlyName })
    .returning();
  const { credentialId, publicKey, signCount, transports } = key;
  const made = await tx.db
    .insert(passkeys)
    .values({ factorId: id, credentialId, publicKey, signCount, transports: [...transports] })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.factorId });
  if (!factor || made.length === 0) throw new AuthRefusal('webauthn_credential_exists');
  return factor;
}

/** Throws too_many_passkeys. */
export async function refuseTooMany(db: Tx['db'], userId: string): Promise<void> {
  const own = await db.$count(factors, and(eq(factors.userId, userId), eq(factors.type, 'passkey')));
  if (own >= passkeyMaximum) throw new AuthRefusal('too_many_passkeys');
}

/** A name that none of the user's factors has. */
async function freeName(tx: Tx, userId: string, wanted: string): Promise<string> {
  const rows = await tx.db.select({ name: factors.friendlyName }).from(factors).where(eq(factors.userId, userId));
  const taken = new Set(rows.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${wanted} (${number})`;
  return name;
}
