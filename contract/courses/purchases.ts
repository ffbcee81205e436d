import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { checkout } from '../payments/payments.ts';
import { courseParams, coursePath } from './courses.ts';
import { moneyBack } from './options.ts';

const shared = { tag: 'Courses', gate: 'rep', method: 'POST', params: courseParams } as const;

/** How a rep gets a course for money, and the money back. */
export const coursePurchasesApi = {
  checkout: endpoint({
    ...shared,
    path: `${coursePath}/checkout`,
    summary:
      'Begin to pay for a course, at today’s price: what to send to the card payment provider. One that is open for the same course is given again',
    status: 201,
    response: checkout,
    refusals: ['course.not_found', 'course.had_already', 'course.free_now', 'account.suspended'],
  }),
  refund: endpoint({
    ...shared,
    path: `${coursePath}/refund`,
    summary: `Give a course back that you bought: within ${moneyBack.days} days, while less than ${moneyBack.belowPercent} % of it is done, and once. It closes at once`,
    afterTrial: 'own money',
    status: 200,
    response: z.object({ amountCents: z.int() }),
    refusals: ['course.not_found', 'course.not_bought', 'course.refund_not_due'],
  }),
};
