import { sql } from 'drizzle-orm';
import { prepared } from '#server/platform/db/prepared.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { describeApplications } from '../../applications/queries/describe-applications.ts';
import { findEngaged } from '../../engagements/queries/describe-work.ts';
import { holdLists } from '../../notifications/commands/mark-settled.ts';
import { tellUsers } from '../../notifications/commands/tell-users.ts';
import { composeNews, type UntoldChange } from '../present.ts';
import { type KeptChange, untoldChanges } from '../tables.ts';
import { settleBefore } from './settle-changes.ts';

const take = prepared('news_take_changes', (db, name) => {
  // Whoever else is telling of one of them is waited for: what came later must not be told before that.
  const taken = db.$with('taken', {}).as(
    sql`delete from untold_changes where turn = any (array(
        select turn from untold_changes where application_id = any(${sql.placeholder('applicationIds')}::uuid[])
        order by turn for update))
      returning *`,
  );
  return db
    .with(taken)
    .select({
      applicationId: sql<string>`application_id`,
      repUserId: sql<string>`rep_user_id`,
      businessUserId: sql<string>`business_user_id`,
      change: sql<KeptChange>`change`,
      happenedAt: sql`happened_at`.mapWith(untoldChanges.happenedAt),
    })
    .from(sql`taken`)
    .orderBy(sql`turn`)
    .prepare(name);
});

const batch = 200;

/**
 * Tells both sides of applications what happened and they were not told yet, in the order in which it happened. One that
 * cannot be told keeps nobody else from their news; the error of the first such is thrown when all others are told.
 */
export async function tellChanges(
  transaction: RunTransaction,
  applicationIds: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  const tell = async (ids: readonly string[]): Promise<void> => {
    signal.throwIfAborted();
    try {
      await transaction((tx) => tellBatch(tx, ids));
    } catch (error) {
      if (ids.length === 1) failures.push(error);
      else for (const id of ids) await tell([id]);
    }
  };
  const all = [...new Set(applicationIds)];
  for (let from = 0; from < all.length; from += batch) await tell(all.slice(from, from + batch));
  if (failures.length > 0) throw failures[0];
}

/**
 * That they are told and that they wait no more for it is one transaction: done again, or by two at once, it tells nobody
 * twice, and whoever opens their list never sees what a later change has outdated.
 */
async function tellBatch(tx: Tx, applicationIds: readonly string[]): Promise<void> {
  const taken = await take(tx.db).execute({ applicationIds });
  if (taken.length === 0) return;
  // Before their names are read: an account that is being closed has gone by now, or waits and then takes them out again.
  const there = await holdLists(
    tx,
    taken.flatMap(({ repUserId, businessUserId }) => [repUserId, businessUserId]),
  );
  const described = await describeApplications(tx.db, applicationIds);
  const untold = taken.flatMap((one): UntoldChange[] => {
    const about = described.get(one.applicationId);
    return about ? [{ ...one, about }] : [];
  });
  const engaged = await findEngaged(tx.db, applicationIds);
  const changed: string[] = [];
  for (const changes of inRounds(untold)) {
    changed.push(...(await settleBefore(tx, changes)));
    const news = changes.flatMap((change) => (isToldAsWork(change, engaged) ? [] : (composeNews(change) ?? [])));
    const naming = news.map((one) => (there.has(one.aboutUserId ?? '') ? one : { ...one, aboutUserId: null }));
    changed.push(...(await tellUsers(tx, naming)));
  }
  await publishLive(tx, changed, { type: 'notification.changed' });
}

/** Whoever is accepted for work that is paid here is told so with the terms to agree to. */
const isToldAsWork = ({ applicationId, change }: UntoldChange, engaged: ReadonlySet<string>) =>
  change.of === 'application' && change.status === 'accepted' && engaged.has(applicationId);

/** The first change of each application, then the second of each that has one, and so on. */
function inRounds(untold: readonly UntoldChange[]): UntoldChange[][] {
  const ofEach = [...Map.groupBy(untold, ({ applicationId }) => applicationId).values()];
  const longest = Math.max(0, ...ofEach.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => ofEach.flatMap((changes) => changes[round] ?? []));
}
