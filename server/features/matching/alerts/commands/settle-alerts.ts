import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { holdLists } from '../../../notifications/commands/mark-settled.ts';
import { notifyUsers } from '../../../notifications/commands/notify-users.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { matchAlerts } from '../tables.ts';

/** A job takes no applications any more: whoever was told that it fits them, and has not looked, need not, nor is it sent to their phone by morning. */
export async function settleAlerts(tx: Tx, jobId: string): Promise<void> {
  const told = await tx.db
    .select({ userId: repProfiles.userId })
    .from(matchAlerts)
    .innerJoin(repProfiles, eq(repProfiles.id, matchAlerts.repId))
    .where(eq(matchAlerts.jobId, jobId));
  if (told.length === 0) return;
  const here = await holdLists(
    tx,
    told.map(({ userId }) => userId),
  );
  await notifyUsers(tx, { settles: [...here].map((userId) => ({ userId, kinds: ['job.fits'], about: jobId })) });
}
