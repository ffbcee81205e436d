import type { Tx } from '#server/platform/db/transaction.ts';
import { AuthRefusal } from '../protocol/access/auth-refusal.ts';
import type { Device } from '../sessions/commands/note-device.ts';
import { type OpenSession, openSession } from '../sessions/commands/open-session.ts';
import type { UserRow } from '../tables.ts';

/** Opens a session for a user whose password was just verified against this row. */
export async function signIn(tx: Tx, verified: UserRow, device: Device, siteUrl: string): Promise<OpenSession> {
  const opened = await openSession(tx, { userId: verified.id, method: 'password', device, siteUrl });
  // Hashing takes a moment, in which the password may have been changed.
  if (opened.user.passwordHash !== verified.passwordHash) throw new AuthRefusal('invalid_credentials');
  return opened;
}
