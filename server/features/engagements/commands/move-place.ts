import { placeAfter } from '#domain/engagements/places.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { endApplication, resumeApplication } from '../../applications/commands/end-application.ts';
import { countAccepted } from '../../applications/queries/count-accepted.ts';
import { freeJob } from '../../jobs/commands/free-job.ts';
import type { EngagementRow, MilestoneRow } from '../tables.ts';

interface Moved {
  readonly engagement: EngagementRow;
  readonly milestones: readonly MilestoneRow[];
}

/** Updates the job's open places after a move. If the rep's place is free, the job has one more to offer, and a filled job reopens. */
export async function movePlace(
  tx: Tx,
  { engagement, milestones }: Moved,
  before: MilestoneRow,
  after: MilestoneRow,
): Promise<void> {
  const others = milestones.filter(({ id }) => id !== after.id);
  const place = placeAfter(before, after, others);
  if (place === 'taken') await resumeApplication(tx, engagement);
  if (place !== 'free' || !(await endApplication(tx, engagement))) return;
  await freeJob(tx, engagement.jobId, (db) => countAccepted(db, engagement.jobId));
}
