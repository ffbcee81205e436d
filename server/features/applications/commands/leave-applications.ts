import { and, eq, inArray, sql } from 'drizzle-orm';
import { type ApplicationAction, applicationTransitions } from '#domain/application-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { jobApplications } from '../tables.ts';
import { applicationChanged, recordStep } from './record-step.ts';

/**
 * The account is gone. What the rep had open is withdrawn, what waited for the business is rejected with a word about it,
 * and all else keeps its status and dates. The rep's own words go.
 */
export async function leaveApplications(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const [rep] = await tx.db
    .select({ id: repProfiles.id })
    .from(repProfiles)
    .where(eq(repProfiles.userId, userId))
    // An application that is being written is waited for; after that none can come.
    .for('update');
  const [business] = await tx.db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId));
  if (rep) {
    const applied = eq(jobApplications.repId, rep.id);
    await finish(tx, userId, { whose: applied, action: 'withdraw', note: null });
    await tx.db.update(jobApplications).set({ message: 'Removed with the account.' }).where(applied);
  }
  if (business) {
    const received = eq(jobApplications.businessId, business.id);
    await finish(tx, userId, { whose: received, action: 'reject', note: 'This business has closed its account.' });
  }
}

interface Ending {
  readonly whose: ReturnType<typeof eq>;
  readonly action: ApplicationAction;
  readonly note: string | null;
}

async function finish(tx: Tx, byUserId: string, { whose, action, note }: Ending): Promise<void> {
  const { from, to: status } = applicationTransitions[action];
  const ended = await tx.db
    .update(jobApplications)
    .set({ status, updatedAt: sql`now()` })
    .where(and(whose, inArray(jobApplications.status, from)))
    .returning();
  for (const { id: applicationId, jobId, repId, businessId } of ended) {
    await recordStep(tx, { applicationId, status, note, byUserId });
    await tx.emit(applicationChanged, { applicationId, jobId, repId, businessId, status });
  }
}
