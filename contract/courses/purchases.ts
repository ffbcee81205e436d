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
  .max(mostCoursesAtOnce, `You can order up to ${mostCoursesAtOnce} courses at a time.`)
  .refine(isEachOnce, 'Choose each course once.');

/** How a rep buys a course, and gets a refund. */
export const coursePurchasesApi = {
  checkout: endpoint({
    ...ofCheckout,
    params: courseParams,
    path: `${coursePath}/checkout`,
    changes: ['own payments'],
    summary: 'Create a checkout for a course',
    description:
      'Returns the fields to post to the payment provider, at today’s price. An open checkout for the same course is returned again.',
  }),
  order: endpoint({
    ...ofCheckout,
    path: '/api/rep/course-orders',
    changes: ['own payments'],
    summary: 'Create a checkout for several courses',
    description:
      'Returns the fields to post to the payment provider, at today’s prices. Each course can be refunded by itself.',
    body: z.object({ courseIds }),
  }),
  refund: endpoint({
    ...shared,
    params: courseParams,
    path: `${coursePath}/refund`,
    changes: ['courses', 'jobs', ...changedWithBilling],
    summary: 'Refund a course you bought',
    description: `Possible once for each course, within ${moneyBack.days} days and while less than ${moneyBack.belowPercent}% of it is done and the final test has not been started. The course closes immediately.`,
    afterTrial: 'own money',
    status: 200,
    response: z.object({ amountCents: z.int() }),
    refusals: ['course.not_found', 'course.not_bought', 'course.refund_not_due'],
  }),
};
