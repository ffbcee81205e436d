import { eq } from 'drizzle-orm';
import type { AdminMatchLook } from '#contract/matching/review.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { messageUser } from '../../../messaging/support/commands/message-user.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { matchLooks } from '../../tables/shown.ts';
import { presentAskedLook } from '../present.ts';
import { selectLooks } from '../queries/list-looks.ts';

interface Answer {
  readonly lookId: string;
  readonly words: string;
}

/** Answers a request and notifies the rep. Of two concurrent answers, the first counts. */
export async function answerLook(tx: Tx, actor: AdminActor, { lookId, words }: Answer): Promise<AdminMatchLook> {
  const [look] = await tx.db.select().from(matchLooks).where(eq(matchLooks.id, lookId)).for('no key update');
  if (!look) throw new Refusal('match_look.not_found');
  if (look.answeredAt !== null) throw new Refusal('match_look.answered');
  await tx.db
    .update(matchLooks)
    .set({ answer: words, answeredBy: actor.adminId, answeredAt: now() })
    .where(eq(matchLooks.id, lookId));
  const [answered] = await selectLooks(tx.db).where(eq(matchLooks.id, lookId));
  if (!answered) throw new Refusal('match_look.not_found');
  await messageUser(tx, actor, answered.person.userId, `You asked us to review how you’re matched. ${words}`);
  return presentAskedLook(answered);
}
