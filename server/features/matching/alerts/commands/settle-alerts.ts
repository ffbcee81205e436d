import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { holdLists } from '../../../notifications/commands/mark-settled.ts';
import { notifyUsers } from '../../../notifications/commands/notify-users.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { matchAlerts } from '../tables.ts';

/** Settles the unread alerts of a job that takes no more applications, so that no push about it goes out in the morning either. */
export async function settleAlerts(tx: Tx, jobId: string): Promise<void> {
  const notified = await tx.db
    .select({ userId: repProfiles.userId })
    .from(matchAlerts)
    .innerJoin(repProfiles, eq(repProfiles.id, matchAlerts.repId))
    .where(eq(matchAlerts.jobId, jobId));
  if (notified.length === 0) return;
  const here = await holdLists(
    tx,
    notified.map(({ userId }) => userId),
  );
  await notifyUsers(tx, { settles: [...here].map((userId) => ({ userId, kinds: ['job.fits'], about: jobId })) });
}
