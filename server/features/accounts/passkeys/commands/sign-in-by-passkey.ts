import { and, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { announceAccountChange } from '../../commands.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { findFactors, hasVerifiedFactor } from '../../second-factor/queries/find-factors.ts';
import type { Device } from '../../sessions/commands/note-device.ts';
import { type OpenSession, openSession } from '../../sessions/commands/open-session.ts';
import { sessions } from '../../sessions/tables.ts';
import { passkeys } from '../tables.ts';

interface Shown {
  readonly userId: string;
  readonly passkeyId: string;
  /** The authenticator's counter in this signature. */
  readonly signCount: number;
  readonly device: Device;
  readonly siteUrl: string;
}

/**
 * Opens a session for the holder of the passkey with user verification, which is something they have and something they know or
 * are: aal2. Throws webauthn_verification_failed when the passkey was removed or its counter went backwards, email_not_confirmed
 * and user_banned.
 */
export async function signInByPasskey(
  tx: Tx,
  { userId, passkeyId, signCount, device, siteUrl }: Shown,
): Promise<OpenSession> {
  const user = await lockUser(tx, userId);
  // Most authenticators have no counter and always send 0.
  const counts = signCount === 0 ? eq(passkeys.signCount, 0) : lt(passkeys.signCount, signCount);
  const used = await tx.db
    .update(passkeys)
    .set({ signCount, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.factorId, passkeyId), counts))
    .returning({ id: passkeys.factorId });
  if (!user || used.length === 0) throw new AuthRefusal('webauthn_verification_failed');
  if (!user.emailConfirmedAt) throw new AuthRefusal('email_not_confirmed');
  // The passkey replaces the app's code: sessions still waiting for that code end.
  if (hasVerifiedFactor(await findFactors(tx.db, userId))) {
    await tx.db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.aal, 'aal1')));
    announceAccountChange(tx, userId);
  }
  return openSession(tx, { userId, method: 'passkey', device, siteUrl, passkeyId });
}
