import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { PasskeyKey } from '#server/platform/passkeys/passkey.ts';
import { factors } from '../../second-factor/tables.ts';
import { passkeys } from '../tables.ts';

export interface OwnPasskey extends PasskeyKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = {
  id: factors.id,
  userId: factors.userId,
  name: factors.friendlyName,
  createdAt: factors.createdAt,
  credentialId: passkeys.credentialId,
  publicKey: passkeys.publicKey,
  signCount: passkeys.signCount,
  transports: passkeys.transports,
  lastUsedAt: passkeys.lastUsedAt,
};

const select = (db: Db) => db.select(columns).from(passkeys).innerJoin(factors, eq(factors.id, passkeys.factorId));

/** The user's passkeys, oldest first. */
export function findPasskeys(db: Db, userId: string): Promise<OwnPasskey[]> {
  return select(db).where(eq(factors.userId, userId)).orderBy(asc(factors.createdAt), asc(factors.id));
}

export async function findPasskey(db: Db, userId: string, id: string): Promise<OwnPasskey | null> {
  const [row] = await select(db).where(and(eq(factors.userId, userId), eq(factors.id, id)));
  return row ?? null;
}

/** The passkey with this credential id, of any user. */
export async function findByCredential(db: Db, credentialId: Buffer): Promise<OwnPasskey | null> {
  const [row] = await select(db).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}
