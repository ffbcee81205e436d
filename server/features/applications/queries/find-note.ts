import { and, eq } from 'drizzle-orm';
import type { repNotesApi } from '#contract/applications/rep-notes.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { presentNote } from '../present.ts';
import { jobApplications, repNotes } from '../tables.ts';

/** The business's own note about the rep of an application. */
export async function findNote(
  db: Db,
  { businessId }: BusinessActor,
  applicationId: string,
): Promise<Answer<typeof repNotesApi.show>> {
  const [found] = await db
    .select({ note: { text: repNotes.text, updatedAt: repNotes.updatedAt } })
    .from(jobApplications)
    .leftJoin(
      repNotes,
      and(eq(repNotes.businessId, jobApplications.businessId), eq(repNotes.repId, jobApplications.repId)),
    )
    .where(and(eq(jobApplications.id, applicationId), eq(jobApplications.businessId, businessId)));
  if (!found) throw new Refusal('application.not_found');
  return { note: found.note && presentNote(found.note) };
}
