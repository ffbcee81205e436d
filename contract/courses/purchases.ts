import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { changedWithBilling } from '../nouns.ts';
import { checkout } from '../payments/payments.ts';
import { courseParams, coursePath } from './courses.ts';
import { moneyBack, mostCoursesAtOnce } from './options.ts';

const shared = { tag: 'Courses', gate: 'rep', method: 'POST' } as const;
const ofCheckout = {
  ...shared,
  feature: 'courses',
  status: 201,
  response: checkout,
  refusals: ['course.not_found', 'course.had_already', 'course.free_now', 'account.suspended'],
} as const;

const isEachOnce = (courseIds: readonly string[]) => new Set(courseIds).size === courseIds.length;

/** Each once. */
const courseIds = z
  .array(id)
  .min(1, 'Choose a course.')
  .max(mostCoursesAtOnce, `At most ${mostCoursesAtOnce} courses at once.`)
  .refine(isEachOnce, 'Each course once.');

/** How a rep gets a course for money, and the money back. */
export const coursePurchasesApi = {
  checkout: endpoint({
    ...ofCheckout,
    params: courseParams,
    path: `${coursePath}/checkout`,
    changes: ['own payments'],
    summary:
      'Begin to pay for a course, at today’s price: what to send to the card payment provider. One that is open for the same course is given again',
  }),
  order: endpoint({
    ...ofCheckout,
    path: '/api/rep/course-orders',
    changes: ['own payments'],
    summary: 'Begin to pay for several courses at once, each at today’s price. Each of them goes back by itself',
    body: z.object({ courseIds }),
  }),
  refund: endpoint({
    ...shared,
    params: courseParams,
    path: `${coursePath}/refund`,
    changes: ['courses', 'jobs', ...changedWithBilling],
    summary: `Give a course back that you bought: within ${moneyBack.days} days, while less than ${moneyBack.belowPercent} % of it is done, and once. It closes at once`,
    afterTrial: 'own money',
    status: 200,
    response: z.object({ amountCents: z.int() }),
    refusals: ['course.not_found', 'course.not_bought', 'course.refund_not_due'],
  }),
};
