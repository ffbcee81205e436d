import type { Gift, GiftOrder } from '#contract/courses/gifts.ts';
import { giftBackUntil } from '#domain/courses/gift-back.ts';
import { now } from '#server/platform/clock.ts';
import type { CoursePurchaseRow } from '../courses/tables.ts';
import type { NamedCourse } from '../payments/course-orders/queries/find-ordered.ts';
import { receiptName } from '../payments/present.ts';
import type { PaymentRow } from '../payments/tables.ts';

export interface GivenRow {
  readonly purchase: CoursePurchaseRow;
  /** With a certificate that is valid. */
  readonly certified: boolean;
  /** It was refunded once already, and given again. */
  readonly hadBack: boolean;
}

export function presentGifts(
  { merchantPaymentId: paymentId, paidAt, amountGross, receiptNumber }: PaymentRow & { readonly paidAt: Date },
  lines: readonly NamedCourse[],
  given: readonly GivenRow[],
): GiftOrder {
  return {
    paymentId,
    paidAt: paidAt.toISOString(),
    amountCents: Number(amountGross),
    receiptNumber: receiptNumber === null ? null : receiptName(receiptNumber),
    gifts: lines.map((line) =>
      presentGift(
        line,
        given.find(
          ({ purchase }) =>
            purchase.merchantPaymentId === paymentId &&
            purchase.courseId === line.courseId &&
            purchase.userId === line.learnerId,
        ),
      ),
    ),
  };
}

function presentGift(line: NamedCourse, given: GivenRow | undefined): Gift {
  const { courseId, title, learnerName: repName, amountCents } = line;
  const state = stateOf(line, given);
  const until = given && state === 'given' ? backUntil(given) : null;
  return {
    ...{ giftId: given?.purchase.id ?? null, courseId, title, repName, state },
    amountCents: Number(amountCents),
    takeBackUntil: until?.toISOString() ?? null,
  };
}

const backUntil = ({ purchase: { boughtAt: givenAt, begunAt }, hadBack }: GivenRow): Date | null =>
  giftBackUntil({ givenAt, begunAt, hadBack }, now());

function stateOf({ openedAt }: NamedCourse, given: GivenRow | undefined): Gift['state'] {
  if (openedAt === null) return 'returning';
  if (!given) return 'gone';
  if (given.purchase.returnedAt !== null) return 'returned';
  return given.certified ? 'finished' : 'given';
}
