import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/platform/db/pool.ts';
import { newChallenge } from '#server/platform/passkeys/ask-passkey.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lifetimes } from '../../services/settings.ts';
import { adminPasskeyChallenges } from '../tables.ts';

/** The session that adds a passkey; null for a sign-in. */
type Whose = string | null;

const purposeOf = (sessionId: Whose) => (sessionId === null ? 'sign_in' : 'registration');

export async function issueChallenge(db: Db, sessionId: Whose): Promise<{ id: string; challenge: Buffer }> {
  const id = uuidv7();
  const challenge = newChallenge();
  await db.insert(adminPasskeyChallenges).values({ id, challenge, purpose: purposeOf(sessionId), sessionId });
  return { id, challenge };
}

/** Uses the challenge up, whatever the outcome, outside any transaction that could be rolled back. */
export async function takeChallenge(db: Db, id: string, sessionId: Whose): Promise<Buffer> {
  const { sessionId: whose, purpose, createdAt, challenge } = adminPasskeyChallenges;
  const [taken] = await db
    .delete(adminPasskeyChallenges)
    .where(
      and(
        eq(adminPasskeyChallenges.id, id),
        eq(purpose, purposeOf(sessionId)),
        sessionId === null ? isNull(whose) : eq(whose, sessionId),
      ),
    )
    .returning({
      challenge,
      expired: sql<boolean>`${createdAt} < now() - make_interval(secs => ${lifetimes.passkeyChallenge})`,
    });
  if (!taken || taken.expired) throw new Refusal('admin.passkey_late');
  return taken.challenge;
}
