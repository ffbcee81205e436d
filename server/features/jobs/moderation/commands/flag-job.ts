import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { foldWords, wordsIn } from '#domain/jobs/flag-words.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { jobs, ownWords } from '../../tables.ts';
import { flagWords, jobFlags } from '../tables.ts';
import { openCase } from './open-case.ts';

/** Opens a case if the job has a word from the list. Nothing is blocked by that. */
export async function flagJob(tx: Tx, { jobId }: { readonly jobId: string }): Promise<void> {
  const words = await tx.db.select().from(flagWords);
  if (words.length === 0) return;
  const [job] = await tx.db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) return;
  // Searched one by one: no phrase spans two texts.
  const texts = ownWords.map((name) => job[name] ?? '');
  const found = new Map(texts.flatMap((text) => wordsIn(text, words)).map(({ id, phrase }) => [id, phrase]));
  if (found.size === 0) return;
  const phrases = [...found.values()].toSorted();
  const textHash = createHash('sha256').update(texts.map(foldWords).join('\n')).digest();
  const seen = await tx.db.$count(
    jobFlags,
    and(
      eq(jobFlags.jobId, jobId),
      eq(jobFlags.textHash, textHash),
      sql`${jobFlags.words} @> ${sql.param(phrases, jobFlags.words)}`,
    ),
  );
  if (seen > 0) return;
  const caseId = await openCase(tx, jobId);
  await tx.db
    .insert(jobFlags)
    .values({ id: uuidv7(), jobId, caseId, version: job.version, words: phrases, textHash, createdAt: now() });
}
