import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { findBarred } from '../../../accounts/commands/bar-user.ts';
import { noteOpened } from '../../../payments/course-orders/commands/note-opened.ts';
import { findOrdered } from '../../../payments/course-orders/queries/find-ordered.ts';
import { isFreeNow } from '../../../payments/queries/describe-trial.ts';
import { findPayer } from '../../../payments/queries/find-payer.ts';
import type { PaidCourseRow } from '../../../payments/tables.ts';
import { coursePurchases } from '../../tables.ts';

/**
 * A course was paid for: opens it, once. The money goes back if its owner has it by now, has closed their account or is suspended, or
 * if reps pay nothing any more.
 */
export async function openPaid(tx: Tx, { merchantPaymentId }: { readonly merchantPaymentId: string }): Promise<void> {
  const ordered = await findOrdered(tx.db, merchantPaymentId);
  const opened: PaidCourseRow[] = [];
  for (const course of ordered) if (await openOne(tx, course)) opened.push(course);
  await noteOpened(tx, merchantPaymentId, { opened, left: ordered.filter((course) => !opened.includes(course)) });
}

async function openOne(tx: Tx, { merchantPaymentId, courseId, learnerId: userId }: PaidCourseRow): Promise<boolean> {
  if ((await findPayer(tx.db, userId, 'rep')) === undefined || (await isFreeNow(tx.db, 'rep'))) return false;
  if ((await findBarred(tx, [userId])).has(userId)) return false;
  const added = await tx.db
    .insert(coursePurchases)
    .values({ id: uuidv7(), userId, courseId, source: 'bought', merchantPaymentId, boughtAt: now() })
    .onConflictDoNothing()
    .returning({ id: coursePurchases.id });
  return added.length > 0;
}
