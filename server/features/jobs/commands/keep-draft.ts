import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { type JobDraftDetail, type jobDraftInput, mostJobDrafts } from '#contract/jobs/job-drafts.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { holdBusiness } from '../../profiles/commands/hold-profile.ts';
import { findDraft } from '../queries/job-drafts.ts';
import { jobDrafts } from '../tables/drafts.ts';

type Content = z.output<typeof jobDraftInput>;

interface OfDraft {
  readonly draftId: string;
}

const own = ({ businessId }: BusinessActor, { draftId }: OfDraft) =>
  and(eq(jobDrafts.id, draftId), eq(jobDrafts.businessId, businessId));

export async function startDraft(tx: Tx, actor: BusinessActor, content: Content): Promise<JobDraftDetail> {
  const { businessId } = actor;
  // Locked, so that concurrent drafts of one business can't exceed the limit.
  await holdBusiness(tx, actor);
  if ((await tx.db.$count(jobDrafts, eq(jobDrafts.businessId, businessId))) >= mostJobDrafts)
    throw new Refusal('job_draft.too_many');
  const id = uuidv7();
  await tx.db.insert(jobDrafts).values({ id, businessId, content });
  return findDraft(tx.db, actor, id);
}

export async function replaceDraft(
  tx: Tx,
  actor: BusinessActor,
  { draftId, content }: OfDraft & { readonly content: Content },
): Promise<JobDraftDetail> {
  await tx.db.update(jobDrafts).set({ content, updatedAt: sql`now()` }).where(own(actor, { draftId }));
  return findDraft(tx.db, actor, draftId);
}

/** Deletes a draft that was discarded or posted. */
export async function removeDraft(tx: Tx, actor: BusinessActor, draft: OfDraft): Promise<void> {
  const gone = await tx.db.delete(jobDrafts).where(own(actor, draft)).returning({ id: jobDrafts.id });
  if (gone.length === 0) throw new Refusal('job_draft.not_found');
}
