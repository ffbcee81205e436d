import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { findFactors, hasVerifiedFactor } from '../../second-factor/queries/find-factors.ts';
import { lifetimes } from '../../services/settings.ts';
import { type UserRow, users } from '../../tables.ts';
import { type AuthMethod, type SessionRow, sessions } from '../tables.ts';
import { type Device, noteDevice } from './note-device.ts';

/** A session with its user, as a client receives them. */
export interface OpenSession {
  readonly user: UserRow;
  readonly session: SessionRow;
}

interface Input {
  readonly userId: string;
  readonly method: AuthMethod['method'];
  readonly device: Device;
  readonly siteUrl: string;
  /** The passkey, which counts as both factors. */
  readonly passkeyId?: string;
}

const noteSignIn = prepared('accounts_note_sign_in', (db, name) =>
  db
    .update(users)
    .set({ lastSignInAt: sql`now()` })
    .where(eq(users.id, sql.placeholder('userId')))
    .returning()
    .prepare(name),
);

const insertSession = prepared('accounts_insert_session', (db, name) =>
  db
    .insert(sessions)
    .values({
      id: sql.placeholder('id'),
      userId: sql.placeholder('userId'),
      amr: sql.placeholder('amr'),
      aal: sql.placeholder('aal'),
      factorId: sql.placeholder('factorId'),
      expiresAt: sql`now() + make_interval(secs => ${lifetimes.session})`,
      userAgent: sql.placeholder('userAgent'),
      address: sql.placeholder('address'),
    })
    .returning()
    .prepare(name),
);

/** Opens a session. Throws user_banned, and user_not_found when the account has been deleted since. */
export async function openSession(tx: Tx, { userId, method, device, siteUrl, passkeyId }: Input): Promise<OpenSession> {
  const [user] = await noteSignIn(tx.db).execute({ userId });
  if (!user) throw new AuthRefusal('user_not_found');
  if (user.bannedUntil && user.bannedUntil > new Date()) throw new AuthRefusal('user_banned');
  const [session] = await insertSession(tx.db).execute({
    id: uuidv7(),
    userId,
    amr: [{ method, timestamp: Math.floor(Date.now() / 1000) }],
    aal: passkeyId === undefined ? 'aal1' : 'aal2',
    factorId: passkeyId ?? null,
    userAgent: device.userAgent,
    address: device.address,
  });
  if (!session) throw new Error('The new session was not written');
  const asksMore = passkeyId === undefined && hasVerifiedFactor(await findFactors(tx.db, userId));
  await noteDevice(tx, user, device, { siteUrl, asksMore });
  return { user, session };
}

/** Opens a session for a user whose password was just verified against this row. */
export async function signIn(tx: Tx, verified: UserRow, device: Device, siteUrl: string): Promise<OpenSession> {
  const opened = await openSession(tx, { userId: verified.id, method: 'password', device, siteUrl });
  // Hashing takes a moment, in which the password may have been changed.
  if (opened.user.passwordHash !== verified.passwordHash) throw new AuthRefusal('invalid_credentials');
  return opened;
}
