import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { announceAccountChange } from '../../commands.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import type { OpenSession } from '../../sessions/commands/open-session.ts';
import { type AuthMethod, sessions } from '../../sessions/tables.ts';
import { users } from '../../tables.ts';
import { factors } from '../tables.ts';
import { forgiveWrongCodes } from './count-wrong-code.ts';

interface Input {
  readonly userId: string;
  readonly sessionId: string;
  readonly factorId: string;
  readonly method: AuthMethod['method'];
}

/**
 * Raises the session to aal2 after a second factor was shown, and ends the user's sessions that did not show one. The session's
 * older tokens stay at aal1 at most: refresh tokens from before are two rotations behind and marked.
 */
export async function raiseSession(tx: Tx, { userId, sessionId, factorId, method }: Input): Promise<OpenSession> {
  const shown: AuthMethod = { method, timestamp: Math.floor(Date.now() / 1000) };
  const [session] = await tx.db
    .update(sessions)
    .set({
      aal: 'aal2',
      factorId,
      amr: sql`jsonb_build_array(${JSON.stringify(shown)}::jsonb) || ${sessions.amr}`,
      refreshCounter: sql`${sessions.refreshCounter} + 2`,
      raisedAtCounter: sql`${sessions.refreshCounter} + 2`,
      refreshedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning();
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId));
  if (!session || !user) throw new AuthRefusal('session_not_found');
  await tx.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.aal, 'aal1'), ne(sessions.id, sessionId)));
  await tx.db.delete(factors).where(and(eq(factors.userId, userId), eq(factors.status, 'unverified')));
  await forgiveWrongCodes(tx, userId);
  announceAccountChange(tx, userId);
  return { user, session };
}
