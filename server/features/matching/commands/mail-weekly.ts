import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { mondayOf } from '#domain/shared/week.ts';
import { now } from '#server/platform/clock.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import type { RepActor } from '../../accounts/access.ts';
import { isBarred } from '../../accounts/queries/is-barred.ts';
import { users } from '../../accounts/tables.ts';
import { isOpenTo } from '../../payments/queries/describe-trial.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { recommendJobs } from '../queries/recommend-jobs.ts';
import { matchChoices } from '../tables/shown.ts';
import { weeklyMatchesMail } from '../texts.ts';

const batch = 20;
const mostNamed = 5;

/** Emails the best fitting jobs to each rep who opted in, once a week. An interrupted run resumes. */
export function mailWeekly(transaction: RunTransaction, siteUrl: string, signal: AbortSignal): Promise<void> {
  return inBatches(signal, batch, () => transaction((tx) => mailBatch(tx, siteUrl)));
}

async function mailBatch(tx: Tx, siteUrl: string): Promise<number> {
  const monday = mondayOf(dayInSouthAfrica(now()));
  const { repId, mailedFor, weeklyMatches } = matchChoices;
  const due = await tx.db
    .select({ repId })
    .from(matchChoices)
    .where(and(eq(weeklyMatches, true), or(isNull(mailedFor), lt(mailedFor, monday))))
    .orderBy(repId)
    .limit(batch)
    // Another process may be at work on the others.
    .for('update', { skipLocked: true });
  for (const one of due) {
    await mailOne(tx, siteUrl, one.repId);
    await tx.db.update(matchChoices).set({ mailedFor: monday }).where(eq(repId, one.repId));
  }
  return due.length;
}

/** Skips reps who can't see jobs now, are suspended or have no fitting job. */
async function mailOne(tx: Tx, siteUrl: string, repId: string): Promise<void> {
  const owner = await findOwner(tx.db, repId);
  if (!owner || !(await isOpenTo(tx.db, owner.userId, 'rep'))) return;
  const { page } = await recommendJobs(tx.db, { repId } as RepActor, { most: mostNamed });
  if (page.items.length === 0) return;
  await queueMail(tx, weeklyMatchesMail({ to: owner.email, siteUrl, matches: page.items }));
}

async function findOwner(db: Db, repId: string) {
  const [owner] = await db
    .select({ userId: users.id, email: users.email })
    .from(repProfiles)
    .innerJoin(users, and(eq(users.id, repProfiles.userId), sql`deleted_at is null`, not(isBarred)))
    .where(eq(repProfiles.id, repId));
  return owner;
}
