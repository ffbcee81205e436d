import { and, eq, sql } from 'drizzle-orm';
import { engagementLimits } from '#contract/agreed-terms.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { dayCodes } from '../tables.ts';

export interface CodeReplaced {
  /** The milestone of the rep whose device entered the last wrong code. */
  readonly milestoneId: string;
  readonly day: string;
  readonly version: number;
}

/** Emitted when a day's code of a job is replaced after too many wrong tries. */
export const codeReplaced = eventKind<CodeReplaced>('engagement.code_replaced');

/**
 * Counts a wrong code. At `engagementLimits.wrongCodes` the code of that job and day is replaced, so that six digits can't be guessed. The business
 * is notified if the code `isShown` to it. The caller must commit: see `keepsWrites` of a Refusal.
 */
export async function countWrongCode(
  tx: Tx,
  { jobId, day, milestoneId, isShown }: { jobId: string; day: string; milestoneId: string; isShown: boolean },
): Promise<void> {
  const [counted] = await tx.db
    .insert(dayCodes)
    .values({ jobId, day, wrongTries: 1 })
    .onConflictDoUpdate({
      target: [dayCodes.jobId, dayCodes.day],
      set: { wrongTries: sql`${dayCodes.wrongTries} + 1` },
    })
    .returning();
  if (!counted || counted.wrongTries < engagementLimits.wrongCodes) return;
  const version = counted.version + 1;
  await tx.db
    .update(dayCodes)
    .set({ version, wrongTries: 0 })
    .where(and(eq(dayCodes.jobId, jobId), eq(dayCodes.day, day)));
  if (isShown) await tx.emit(codeReplaced, { milestoneId, day, version });
}
