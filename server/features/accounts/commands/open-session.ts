import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { AuthRefusal } from '../access/auth-refusal.ts';
import { lifetimes } from '../access/settings.ts';
import { type AuthMethod, type SessionRow, sessions, type UserRow, users } from '../tables.ts';
import { type Device, noteDevice } from './note-device.ts';

/** A session with its user: what a client is given as one answer. */
export interface OpenSession {
  readonly user: UserRow;
  readonly session: SessionRow;
}

interface Input {
  readonly userId: string;
  readonly method: AuthMethod['method'];
  readonly device: Device;
  readonly siteUrl: string;
}

/** Throws user_banned, and user_not_found when the account was deleted meanwhile. */
export async function openSession(tx: Tx, { userId, method, device, siteUrl }: Input): Promise<OpenSession> {
  const [user] = await tx.db.update(users).set({ lastSignInAt: sql`now()` }).where(eq(users.id, userId)).returning();
  if (!user) throw new AuthRefusal('user_not_found');
  if (user.bannedUntil && user.bannedUntil > new Date()) throw new AuthRefusal('user_banned');
  const [session] = await tx.db
    .insert(sessions)
    .values({
      id: uuidv7(),
      userId,
      amr: [{ method, timestamp: Math.floor(Date.now() / 1000) }],
      expiresAt: sql`now() + make_interval(secs => ${lifetimes.session})`,
      userAgent: device.userAgent,
      address: device.address,
    })
    .returning();
  if (!session) throw new Error('The new session was not written');
  await noteDevice(tx, user, device, siteUrl);
  return { user, session };
}
