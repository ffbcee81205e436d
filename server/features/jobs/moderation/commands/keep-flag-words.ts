import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { FlagWord } from '#contract/jobs/moderation.ts';
import { mostFlagWords } from '#contract/jobs/moderation-options.ts';
import { foldWords } from '#domain/jobs/flag-words.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { flagWords } from '../tables.ts';

export async function addFlagWord(
  tx: Tx,
  { adminId, email }: AdminActor,
  { phrase }: { readonly phrase: string },
): Promise<FlagWord> {
  if ((await tx.db.$count(flagWords)) >= mostFlagWords) throw new Refusal('flag_word.too_many');
  const row = { id: uuidv7(), phrase, folded: foldWords(phrase).trim(), addedBy: adminId, addedAt: now() };
  const [added] = await tx.db.insert(flagWords).values(row).onConflictDoNothing().returning({ id: flagWords.id });
  if (!added) throw new Refusal('flag_word.known');
  return { id: row.id, phrase, addedBy: email, addedAt: row.addedAt.toISOString() };
}

/** Removes a word. Returns it for the audit log. */
export async function removeFlagWord(tx: Tx, _actor: AdminActor, wordId: string): Promise<string> {
  const [removed] = await tx.db
    .delete(flagWords)
    .where(eq(flagWords.id, wordId))
    .returning({ phrase: flagWords.phrase });
  if (!removed) throw new Refusal('flag_word.not_found');
  return removed.phrase;
}
