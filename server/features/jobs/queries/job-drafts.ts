import { and, desc, eq } from 'drizzle-orm';
import type { JobDraft, JobDraftDetail } from '#contract/jobs/job-drafts.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { type JobDraftRow, jobDrafts } from '../tables/drafts.ts';

function present({ id, content, createdAt, updatedAt }: JobDraftRow): JobDraftDetail {
  const title = typeof content.title === 'string' ? content.title : null;
  return { id, title, content, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** All drafts of the actor's business, last changed first. There are few. */
export async function listDrafts(db: Db, { businessId }: BusinessActor): Promise<{ items: JobDraft[] }> {
  const rows = await db
    .select()
    .from(jobDrafts)
    .where(eq(jobDrafts.businessId, businessId))
    .orderBy(desc(jobDrafts.updatedAt), desc(jobDrafts.id));
  return { items: rows.map(present) };
}

/** A draft of the actor's business. Another's is not found. */
export async function findDraft(db: Db, { businessId }: BusinessActor, draftId: string): Promise<JobDraftDetail> {
  const [row] = await db
    .select()
    .from(jobDrafts)
    .where(and(eq(jobDrafts.id, draftId), eq(jobDrafts.businessId, businessId)));
  if (!row) throw new Refusal('job_draft.not_found');
  return present(row);
}
