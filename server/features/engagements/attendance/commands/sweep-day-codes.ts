import { and, lt, sql } from 'drizzle-orm';
import { overStatuses } from '#domain/engagements/lifecycle.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { engagements, milestones } from '../../tables.ts';
import { dayCodes } from '../tables.ts';

/** A rep who replaces another at short notice may be given a day that has begun. */
export const dayCodeDays = 7;

/**
 * Deletes the replaced codes of past days once every milestone of the job is over. Until then a phone that was offline may still send a check-in,
 * with the code that the business showed.
 */
export async function sweepDayCodes({ db }: Pick<TaskContext, 'db'>, signal: AbortSignal): Promise<void> {
  const lastDay = addDays(dayInSouthAfrica(now()), -dayCodeDays);
  const goesOn = sql`exists (
    select from ${engagements} join ${milestones} on ${milestones.engagementId} = ${engagements.id}
    where ${engagements.jobId} = ${dayCodes.jobId}
      and (${milestones.status} <> all (${sql.param([...overStatuses])}::text[]) or ${milestones.heldCents} > 0))`;
  await deleteInBatches(db, signal, dayCodes, and(lt(dayCodes.day, lastDay), sql`not ${goesOn}`));
}
