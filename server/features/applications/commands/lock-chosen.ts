import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ChosenApplications } from '#contract/applications/board.ts';
import { type BusinessAction, canApply } from '#domain/applications/application-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { findOwnJob } from '../../jobs/queries/own-jobs.ts';
import { matchApplicants } from '../queries/match-applicants.ts';
import { jobApplications } from '../tables.ts';

type Choice = ChosenApplications & {
  readonly jobId: string;
  readonly action: BusinessAction;
};

/**
 * The named applicants, or those who match a filter. The latter only include those whom the business can have seen and to whom the action applies.
 */
async function findChosen(tx: Tx, choice: Choice): Promise<readonly string[]> {
  if ('applicationIds' in choice) return choice.applicationIds;
  const { jobId, action, matching } = choice;
  const { until, ...wanted } = matching;
  const found = await matchApplicants(tx.db, { ...wanted, jobId });
  return found
    .filter(({ status, appliedAt }) => canApply(action, status) && appliedAt <= new Date(until))
    .map(({ id }) => id);
}

/**
 * Locks these applications for one job until the transaction ends. Returns those to which the action applies, and the current status of the others.
 */
export async function lockChosen(tx: Tx, actor: BusinessActor, choice: Choice) {
  const { jobId, action } = choice;
  await findOwnJob(tx.db, actor, jobId);
  const ids = [...new Set(await findChosen(tx, choice))];
  const locked = await tx.db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), inArray(jobApplications.id, ids)))
    // In a fixed order, so that two concurrent calls don't deadlock.
    .orderBy(asc(jobApplications.id))
    .for('update');
  // Some that matched a status may have another one by now.
  const wanted = 'matching' in choice ? choice.matching.status : undefined;
  const open = locked.filter(({ status }) => canApply(action, status) && (wanted ?? status) === status);
  const statuses = new Map(locked.map((row) => [row.id, row.status]));
  const isOpen = new Set(open.map(({ id }) => id));
  const notOpen = ids.filter((id) => !isOpen.has(id)).map((id) => ({ id, status: statuses.get(id) ?? null }));
  return { open, notOpen };
}
