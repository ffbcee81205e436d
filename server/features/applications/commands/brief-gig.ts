import { eq, sql } from 'drizzle-orm';
import type { BriefingInput } from '#contract/applications/gigs.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { lockOwnJob } from '../../jobs/commands/lock-job.ts';
import { holdBusiness } from '../../profiles/commands/hold-profile.ts';
import { gigBriefings } from '../tables.ts';

export interface Briefing {
  readonly jobId: string;
  readonly businessId: string;
}

/** Emitted when what accepted reps have to bring changes. */
export const gigBriefed = eventKind<Briefing>('gig.briefed');

/** Sets what accepted reps of a job have to bring. Null removes it. */
export async function briefGig(
  tx: Tx,
  actor: BusinessActor,
  { jobId, bring }: BriefingInput & { readonly jobId: string },
): Promise<void> {
  const { businessId } = actor;
  await holdBusiness(tx, actor);
  if (!(await lockOwnJob(tx.db, businessId, jobId))) throw new Refusal('job.not_found');
  if (bring === null) await tx.db.delete(gigBriefings).where(eq(gigBriefings.jobId, jobId));
  else {
    await tx.db
      .insert(gigBriefings)
      .values({ jobId, bring })
      .onConflictDoUpdate({ target: gigBriefings.jobId, set: { bring: sql`excluded.bring`, updatedAt: sql`now()` } });
  }
  await tx.emit(gigBriefed, { jobId, businessId });
}
