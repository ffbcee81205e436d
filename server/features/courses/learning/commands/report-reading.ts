import { eq, sql } from 'drizzle-orm';
import type { ReadingReport } from '#contract/courses/learning.ts';
import { countReading } from '#domain/courses/count-reading.ts';
import { neededSeconds } from '#domain/courses/progress.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { holdRep } from '../../../profiles/commands/hold-profile.ts';
import { lockPurchase, type StartedPurchase } from '../../commands/lock-purchase.ts';
import { findLessonProgress } from '../../queries/find-enrolment.ts';
import { type CoursePurchaseRow, courseLessonProgress, coursePurchases, courseReports } from '../../tables.ts';
import { findReadingLeft } from '../queries/find-reading-left.ts';
import { keepProgress } from './keep-progress.ts';

interface Reported {
  readonly courseId: string;
  readonly reports: readonly ReadingReport[];
}

/** Counts the time that devices had lessons open: each report once, and across all of a rep's courses no more than has passed. */
export async function reportReading(
  tx: Tx,
  actor: RepActor,
  { courseId, reports }: Reported,
): Promise<CoursePurchaseRow> {
  // Serialises two courses read concurrently: they share the time.
  await holdRep(tx, actor);
  const purchase = await lockPurchase(tx, actor, courseId);
  const lessons = await findLessonProgress(tx.db, purchase);
  if (!reports.every(({ lesson }) => lessons.some(({ number }) => number === lesson)))
    throw new Refusal('course.lesson_not_found');
  const at = now();
  const fresh = await keepNew(tx, purchase, reports, at);
  if (fresh.length === 0) return purchase;
  const { readSeconds, counted } = countReading(lessons, fresh, await findReadingLeft(tx.db, purchase, at));
  const read = lessons.flatMap(({ number: lesson, minutes }) => {
    const seconds = readSeconds.get(lesson);
    if (seconds === undefined) return [];
    const readAt = seconds >= neededSeconds(minutes) ? at : null;
    return [{ purchaseId: purchase.id, lesson, readSeconds: seconds, readAt }];
  });
  if (read.length > 0)
    await tx.db
      .insert(courseLessonProgress)
      .values(read)
      .onConflictDoUpdate({
        target: [courseLessonProgress.purchaseId, courseLessonProgress.lesson],
        set: {
          readSeconds: sql`excluded.read_seconds`,
          readAt: sql`coalesce(${courseLessonProgress.readAt}, excluded.read_at)`,
        },
      });
  const place = latestPlace(purchase, fresh, at);
  const countedAt = new Date(purchase.countedAt.getTime() + counted * 1000);
  await tx.db
    .update(coursePurchases)
    .set({ ...place, countedAt })
    .where(eq(coursePurchases.id, purchase.id));
  return keepProgress(tx, { ...purchase, ...place, countedAt });
}

/** Reports that hadn't arrived before. */
async function keepNew(tx: Tx, { id: purchaseId }: StartedPurchase, reports: readonly ReadingReport[], at: Date) {
  const kept = await tx.db
    .insert(courseReports)
    .values(reports.map(({ id }) => ({ purchaseId, id, receivedAt: at })))
    .onConflictDoNothing()
    .returning({ id: courseReports.id });
  const left = new Set(kept.map(({ id }) => id));
  return reports.filter(({ id }) => left.delete(id));
}

/**
 * The reader's latest place. A late report doesn't move it back. The device's clock may be wrong: clamped to between the
 * course's beginning and our time.
 */
function latestPlace({ begunAt, placeAt }: StartedPurchase, reports: readonly ReadingReport[], at: Date) {
  const earliest = begunAt?.getTime() ?? 0;
  let latest: Pick<CoursePurchaseRow, 'placeLesson' | 'placeBlock' | 'placeAt'> | undefined;
  let last = placeAt?.getTime() ?? 0;
  for (const { lesson, block, at: said } of reports) {
    const when = Math.max(earliest, Math.min(at.getTime(), Date.parse(said)));
    if (when < last) continue;
    last = when;
    latest = { placeLesson: lesson, placeBlock: block, placeAt: new Date(when) };
  }
  return latest;
}
