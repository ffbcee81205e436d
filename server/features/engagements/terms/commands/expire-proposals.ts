import { and, asc, eq, lte } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { engagements } from '../../tables.ts';
import { engagementTerms } from '../tables.ts';
import { endTerms } from './end-terms.ts';
import { emitTermsChanged } from './terms-changed.ts';

const batch = 100;

/** Records that proposals expired, which notifies both sides. By the clock they had expired before. */
export async function expireProposals(transaction: RunTransaction, signal: AbortSignal): Promise<void> {
  await inBatches(signal, batch, () =>
    transaction(async (tx) => {
      const due = await tx.db
        .select({ engagement: engagements, version: engagementTerms.version })
        .from(engagementTerms)
        .innerJoin(engagements, eq(engagements.id, engagementTerms.engagementId))
        .where(and(eq(engagementTerms.status, 'proposed'), lte(engagementTerms.dueAt, now())))
        .orderBy(asc(engagementTerms.dueAt))
        .limit(batch)
        // Rows that another transaction has locked are left for the next run.
        .for('update', { skipLocked: true });
      for (const { engagement, version } of due) {
        await endTerms(tx, { engagementId: engagement.id, version }, 'lapsed');
        await emitTermsChanged(tx, engagement, version, 'lapsed');
      }
      return due.length;
    }),
  );
}
