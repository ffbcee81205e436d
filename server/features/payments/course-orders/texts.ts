import { giftBackDays, moneyBack } from '#contract/courses/options.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { courseAddress, giveCoursesAddress, trainingAddress } from '#contract/site/portal-addresses.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import { receiptName } from '../present.ts';
import type { PaidCourseRow, PaymentRow } from '../tables.ts';

interface Said {
  readonly paragraphs: readonly string[];
  readonly label: string;
  readonly address: string;
}

/** What the receipt of courses says: for oneself, or to be given. */
export function courseReceipt(
  side: PayingSide,
  { receiptNumber }: PaymentRow,
  courses: readonly PaidCourseRow[],
): Said {
  const opened = courses.filter(({ openedAt }) => openedAt !== null);
  const paid = formatRandExact(Number(opened.reduce((sum, { amountCents }) => sum + amountCents, 0n)));
  const titles = [...new Set(opened.map(({ title }) => title))].toSorted().join(', ');
  const thanks = `Thank you. We received ${paid} for ${titles}.`;
  const receipt = `Receipt ${receiptNumber ? receiptName(receiptNumber) : ''}: you can download it as a PDF under Settings, Billing.`;
  if (side === 'business') {
    const reps = new Set(opened.map(({ learnerId }) => learnerId)).size;
    const to =
      reps === 1 ? 'The rep whom you gave it to has it now, and is told' : `${reps} reps have it now, and are told`;
    return {
      paragraphs: [
        `${thanks} ${to} that it comes from you.`,
        receipt,
        `Was it the wrong rep? Within ${giftBackDays} days, and before it was begun, you can take a course back where you gave it.`,
      ],
      label: 'What you gave',
      address: giveCoursesAddress({ part: 'given' }),
    };
  }
  const [first, ...more] = opened;
  const several = more.length > 0;
  return {
    paragraphs: [
      `${thanks} ${several ? 'They are open, and yours' : 'It is open, and yours'} to keep.`,
      receipt,
      `Changed your mind? Within ${moneyBack.days} days, and while less than ${moneyBack.belowPercent} % of it is done, you can give ${several ? 'each of them' : 'it'} back on its page: each course once.`,
    ],
    ...(first && !several
      ? { label: 'Open the course', address: courseAddress(first.courseId) }
      : { label: 'Open your courses', address: trainingAddress() }),
  };
}
