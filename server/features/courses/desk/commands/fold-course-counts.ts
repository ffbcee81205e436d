import { foldChanges } from '#server/platform/db/fold-changes.ts';
import type { Tx } from '#server/platform/db/transaction.ts';

export async function foldCourseCounts(tx: Pick<Tx, 'db'>): Promise<void> {
  await foldChanges(tx, {
    changes: 'course_count_changes',
    totals: 'course_counts',
    key: ['kind', 'course_id', 'version_id', 'lesson', 'question_id', 'option'],
    sums: { people: 'change' },
  });
  await foldChanges(tx, {
    changes: 'course_money_changes',
    totals: 'course_money',
    key: ['course_id'],
    sums: { paid_cents: 'paid_cents', returned_cents: 'returned_cents' },
  });
}
