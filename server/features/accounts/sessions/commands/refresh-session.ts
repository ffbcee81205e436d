import { eq, sql } from 'drizzle-orm';
import { judgeRefresh } from '#domain/accounts/refresh-verdict.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { announceAccountChange } from '../../commands.ts';
import type { AuthRefusalKey } from '../../protocol/access/auth-refusal.ts';
import { users } from '../../tables.ts';
import { sessions } from '../tables.ts';
import type { OpenSession } from './open-session.ts';

interface Input {
  readonly sessionId: string;
  /** The oldest rotation among the presented tokens. */
  readonly counter: number;
  /** The rotation of the secret among them. */
  readonly secretCounter: number;
}

/**
 * Issues the session's next token, or the current one again to a late tab that is not of a lower level. A token too old to be
 * explained ends the session. Refusals are returned, not thrown: ending the session must be committed.
 */
export async function refreshSession(
  tx: Tx,
  { sessionId, counter, secretCounter }: Input,
): Promise<OpenSession | AuthRefusalKey> {
  const [found] = await tx.db
    .select({
      session: sessions,
      user: users,
      // The transaction may have waited for the lock: now() would be the time before that.
      idleSeconds: sql<number>`extract(epoch from clock_timestamp() - ${sessions.refreshedAt})::float8`,
      ended: sql<boolean>`${sessions.expiresAt} <= clock_timestamp()`,
      banned: sql<boolean>`coalesce(${users.bannedUntil} > clock_timestamp(), false)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId))
    .for('update', { of: sessions });
  if (!found) return 'refresh_token_not_found';
  const { session, user, idleSeconds, ended, banned } = found;
  if (banned) return 'user_banned';

  const end = async (refusal: AuthRefusalKey): Promise<AuthRefusalKey> => {
    await tx.db.delete(sessions).where(eq(sessions.id, sessionId));
    announceAccountChange(tx, user.id);
    return refusal;
  };
  if (ended) return end('session_expired');
  const verdict = judgeRefresh({
    behind: session.refreshCounter - counter,
    secondsSinceRefresh: idleSeconds,
    isFromBefore: secretCounter < session.raisedAtCounter,
  });
  switch (verdict) {
    case 'unknown':
      return 'refresh_token_not_found';
    case 'outdated':
      return 'refresh_token_already_used';
    case 'stolen':
      return end('refresh_token_already_used');
    case 'current':
      return { user, session };
    case 'rotate': {
      const [rotated] = await tx.db
        .update(sessions)
        .set({ refreshCounter: session.refreshCounter + 1, refreshedAt: sql`clock_timestamp()` })
        .where(eq(sessions.id, sessionId))
        .returning();
      if (!rotated) throw new Error('The locked session is gone');
      return { user, session: rotated };
    }
  }
}
