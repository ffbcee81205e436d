import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { findLessons, numberLessons } from './arrange-lessons.ts';
import { holdDraft, markChanged } from './hold-draft.ts';

interface Order {
  readonly courseId: string;
  /** All lessons, by their ids. */
  readonly order: readonly string[];
}

export async function orderLessons(tx: Tx, actor: AdminActor, { courseId, order }: Order): Promise<void> {
  const draft = await holdDraft(tx, courseId);
  const before = await findLessons(tx, courseId);
  const after = order.flatMap((id) => before.find((lesson) => lesson.id === id) ?? []);
  if (new Set(order).size !== order.length || after.length !== order.length || after.length !== before.length)
    throw new Refusal('course_draft.changed_meanwhile');
  if (after.every(({ id }, index) => before[index]?.id === id)) return;
  await numberLessons(tx, actor, courseId, { before, after });
  await markChanged(tx, actor, draft);
  await recordAct(tx, actor, 'course_draft.arrange', { type: 'course', id: courseId }, 'Moved a lesson');
}
