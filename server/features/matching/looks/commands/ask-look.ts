import { eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { MatchLook } from '#contract/matching/choices.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { jobs } from '../../../jobs/tables.ts';
import { matchLooks } from '../../tables/shown.ts';
import { presentLook } from '../present.ts';

interface Asked {
  readonly jobId: string | null;
  readonly words: string;
}

/** Requests a review of a match. One open request at a time. */
export async function askLook(tx: Tx, { repId }: RepActor, { jobId, words }: Asked): Promise<MatchLook> {
  const [job] = jobId === null ? [] : await tx.db.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, jobId));
  if (jobId !== null && !job) throw new Refusal('job.not_found');
  const [asked] = await tx.db
    .insert(matchLooks)
    .values({ id: uuidv7(), repId, jobId, words, askedAt: now() })
    .onConflictDoNothing({ target: matchLooks.repId, where: isNull(matchLooks.answeredAt) })
    .returning();
  if (!asked) throw new Refusal('match_look.already_open');
  return presentLook({ look: asked, jobTitle: job?.title ?? null });
}
