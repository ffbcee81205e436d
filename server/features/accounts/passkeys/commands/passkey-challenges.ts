import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/platform/db/pool.ts';
import { postgresCode } from '#server/platform/db/transaction.ts';
import { newChallenge } from '#server/platform/passkeys/ask-passkey.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { lifetimes } from '../../services/settings.ts';
import { passkeyChallenges } from '../tables.ts';

/** The use of a challenge: adding a passkey in a session, or signing in. */
export type Purpose =
  | { readonly purpose: 'registration'; readonly sessionId: string }
  | { readonly purpose: 'sign_in'; readonly sessionId: null };

interface Issued {
  readonly id: string;
  readonly challenge: Buffer;
  readonly expiresAt: Date;
}

/** Throws session_not_found: the session ended after the request was authenticated. */
export async function issueChallenge(db: Db, purpose: Purpose): Promise<Issued> {
  const id = uuidv7();
  const challenge = newChallenge();
  try {
    await db.insert(passkeyChallenges).values({ id, challenge, ...purpose });
  } catch (error) {
    const isForeignKey = postgresCode(error) === '23503';
    throw isForeignKey ? new AuthRefusal('session_not_found') : error;
  }
  return { id, challenge, expiresAt: new Date(Date.now() + lifetimes.challenge * 1000) };
}

/**
 * Uses the challenge up, whatever the outcome, in its own statement so that no rollback revives it. Throws
 * webauthn_challenge_not_found and webauthn_challenge_expired.
 */
export async function takeChallenge(db: Db, id: string, { purpose, sessionId }: Purpose): Promise<Buffer> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, id),
        eq(passkeyChallenges.purpose, purpose),
        sessionId === null ? isNull(passkeyChallenges.sessionId) : eq(passkeyChallenges.sessionId, sessionId),
      ),
    )
    .returning({
      challenge: passkeyChallenges.challenge,
      expired: sql<boolean>`${passkeyChallenges.createdAt} < now() - make_interval(secs => ${lifetimes.challenge})`,
    });
  if (!taken) throw new AuthRefusal('webauthn_challenge_not_found');
  if (taken.expired) throw new AuthRefusal('webauthn_challenge_expired');
  return taken.challenge;
}
