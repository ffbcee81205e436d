import { useMutation } from '@tanstack/react-query';
import type { CoursePage } from '#contract/courses/courses.ts';
import { moneyBack } from '#contract/courses/options.ts';
import { coursePurchasesApi } from '#contract/courses/purchases.ts';
import { refundBankDays } from '#contract/payments/options.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

interface RefundCourseProps {
  readonly course: Pick<CoursePage, 'id' | 'title'>;
  /** Until when it is refundable on request. */
  readonly until: string;
}

/** Refunds a bought course on request, while little of it is done. */
export function RefundCourse({ course: { id: courseId, title }, until }: RefundCourseProps) {
  const giveBack = useMutation(mutationOf(coursePurchasesApi.refund));
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" full>
          Return course
        </Button>
      }
      title={`Return “${title}”?`}
      description={`You can do this once, until ${formatDateTime(until)}, while less than ${moneyBack.belowPercent}% is done. We’ll refund you and close the course.`}
      confirmLabel="Return course"
      failed="We couldn’t return the course"
      act={async () => {
        const { amountCents } = await giveBack.mutateAsync({ params: { courseId } });
        toast({
          title: 'Your money is on its way back',
          description: `${formatRandExact(amountCents)}. A bank takes up to ${refundBankDays} working days to show it.`,
        });
      }}
    />
  );
}
