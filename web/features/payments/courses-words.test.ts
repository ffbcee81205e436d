import { expect, test } from 'vitest';
import type { PaidCourse, Payment } from '#contract/payments/payments.ts';
import { coursesPaidWords } from './courses-words.ts';

const course = (state: PaidCourse['state']): PaidCourse => ({
  ...{ courseId: 'c', title: 'Counting stock', learnerName: 'Thandi Nkosi', amountCents: 12_500, state },
});

const say = (...courses: PaidCourse[]) =>
  coursesPaidWords({
    ...{ merchantPaymentId: 'p', item: 'courses', itemName: 'Training course', amountGross: 12_500, side: 'rep' },
    ...{ paymentStatus: 'COMPLETE', createdAt: '', paidAt: '', period: null, receiptNumber: null, provider: 'card' },
    ...{ hires: [], courses },
  } satisfies Payment);

test('a course that was paid twice is refunded, and one that is open says nothing else', () => {
  expect(say(course('opened'))).toEqual({});
  expect(say(course('returning'))).toMatchObject({
    title: 'We’re refunding you',
    text: expect.stringContaining('We’re refunding R125.00'),
  });
  expect(say(course('returning'), course('opened'))).not.toHaveProperty('title');
});
