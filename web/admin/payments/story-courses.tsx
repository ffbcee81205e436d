import type { PaidCourse } from '#contract/payments/payments.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { courseWords } from './review-words.ts';

/** Which courses a payment is for, and what became of each. */
export function StoryCourses({ courses }: { readonly courses: readonly PaidCourse[] }) {
  return (
    <Card title="Courses in this payment">
      <DescriptionList
        items={courses.map(({ title, learnerName, amountCents, state }) => ({
          term: learnerName ?? 'Deleted account',
          detail: `${formatRandExact(amountCents)}: ${title}. ${courseWords[state]}`,
        }))}
      />
    </Card>
  );
}
