import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { courses } from '../../tables.ts';

interface Offer {
  readonly courseId: string;
  readonly offered: boolean;
  readonly reason: string;
}

/** Does nothing if it is so already, as in a repeated call. */
export async function offerCourse(tx: Tx, actor: AdminActor, { courseId, offered, reason }: Offer): Promise<void> {
  const [course] = await tx.db.select().from(courses).where(eq(courses.id, courseId)).for('update');
  if (!course) throw new Refusal('course.not_found');
  if ((course.publishedAt !== null) === offered) return;
  await tx.db
    .update(courses)
    .set({ publishedAt: offered ? now() : null })
    .where(eq(courses.id, courseId));
  const act = offered ? 'course.publish' : 'course.unpublish';
  await recordAct(tx, actor, act, { type: 'course', id: courseId }, reason);
}
