import { expect, test } from 'vitest';
import type { PaidCourse } from '#contract/payments/payments.ts';
import { openedWords } from './opened-words.ts';

const course = (state: PaidCourse['state']): PaidCourse => ({
  ...{ courseId: 'c', title: 'Counting stock', learnerName: 'Thandi Nkosi', amountCents: 12_500, state },
});
const say = (...courses: PaidCourse[]) => openedWords({ courses }, 'They are open.');

test("of several paid courses, the text names those that couldn't be opened, and the refund", () => {
  expect(say(course('opened'), course('opened'))).toBe('They are open.');
  expect(say(course('opened'), course('returning'))).toBe(
    'They are open. We couldn’t open 1 of 2. We’re refunding R125.00, and you don’t need to do anything.',
  );
  expect(say(course('returning'), course('returning'))).toContain(
    'We couldn’t open any of them. We’re refunding R250.00',
  );
});
