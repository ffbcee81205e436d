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

/** The receipt's lines about courses, for the payer or as gifts. */
export function courseReceipt(
  side: PayingSide,
  { receiptNumber }: PaymentRow,
  courses: readonly PaidCourseRow[],
): Said {
  const opened = courses.filter(({ openedAt }) => openedAt !== null);
  const paid = formatRandExact(Number(opened.reduce((sum, { amountCents }) => sum + amountCents, 0n)));
  const titles = [...new Set(opened.map(({ title }) => title))].toSorted().join(', ');
  const thanks = `Thank you. We received ${paid} for ${titles}.`;
  const receipt = `You can download receipt ${receiptNumber ? receiptName(receiptNumber) : ''} as a PDF under Settings, Billing.`;
  if (side === 'business') {
    const reps = new Set(opened.map(({ learnerId }) => learnerId)).size;
    const to = reps === 1 ? 'The rep now has it, and we’ve told them' : `${reps} reps now have it, and we’ve told them`;
    return {
      paragraphs: [
        `${thanks} ${to} it’s from you.`,
        receipt,
        `Gave it to the wrong rep? You can withdraw a course within ${giftBackDays} days if the rep hasn’t started it.`,
      ],
      label: 'View given courses',
      address: giveCoursesAddress({ part: 'given' }),
    };
  }
  const [first, ...more] = opened;
  const several = more.length > 0;
  return {
    paragraphs: [
      `${thanks} ${several ? 'You can start them now, and they’re yours' : 'You can start it now, and it’s yours'} to keep.`,
      receipt,
      `Changed your mind? You can get a refund on the course’s page within ${moneyBack.days} days, if you’ve done less than ${moneyBack.belowPercent}% of it. Each course can be refunded once.`,
    ],
    ...(first && !several
      ? { label: 'Open the course', address: courseAddress(first.courseId) }
      : { label: 'Open your courses', address: trainingAddress() }),
  };
}
