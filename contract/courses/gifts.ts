import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { changedWithBilling } from '../nouns.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { checkout } from '../payments/payments.ts';
import { offeredCourse } from './courses.ts';
import { giftBackDays, giftStates, mostGifts } from './options.ts';

/** A rep whom the business has accepted for a job, with the last one. */
const giftRep = z.object({
  repId: id,
  applicationId: id,
  repName: z.string(),
  jobTitle: z.string(),
  /** False: suspended, or one of the two blocked the other. */
  givable: z.boolean(),
  /** Which of the offered courses they own, however they got them. */
  has: z.array(id),
});

export type GiftRep = z.output<typeof giftRep>;

const gift = z.object({
  /** Null where nothing can be taken back. */
  giftId: id.nullable(),
  courseId: id,
  title: z.string(),
  /** Null: their account is gone. */
  repName: z.string().nullable(),
  amountCents: z.int(),
  state: z.enum(giftStates),
  /** Until when it is refunded on request. Null: it is not. */
  takeBackUntil: timestamp.nullable(),
});

export type Gift = z.output<typeof gift>;

/** The courses given with one payment. */
const giftOrder = z.object({
  paymentId: id,
  paidAt: timestamp,
  amountCents: z.int(),
  receiptNumber: z.string().nullable(),
  gifts: z.array(gift),
});

export type GiftOrder = z.output<typeof giftOrder>;

const wanted = z.object({ courseId: id, repId: id });

const isEachOnce = (gifts: readonly z.output<typeof wanted>[]) =>
  new Set(gifts.map(({ courseId, repId }) => `${courseId} ${repId}`)).size === gifts.length;

const giftsInput = z.object({
  gifts: z
    .array(wanted)
    .min(1, 'Choose a course and a rep.')
    .max(mostGifts, `You can order up to ${mostGifts} courses at a time, for all reps together.`)
    .refine(isEachOnce, 'Choose each course once for each rep.'),
});

export type GiftsInput = z.output<typeof giftsInput>;

const shared = { tag: 'Courses', gate: 'business', status: 200 } as const;
const path = '/api/business/course-gifts';

/** How a business gives courses to the reps whom it hired. */
export const giftsApi = {
  courses: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/business/courses',
    about: null,
    feature: 'gifts',
    summary: 'List courses you can give to reps',
    response: z.object({
      items: z.array(offeredCourse),
      /** Courses are free for reps at the moment: there is nothing to give. */
      free: z.boolean(),
    }),
  }),
  reps: endpoint({
    ...shared,
    method: 'GET',
    path: `${path}/reps`,
    about: 'course gifts',
    feature: 'gifts',
    summary: 'List reps you can give courses to',
    description: 'Reps you accepted for a job, the latest application first.',
    query: pageQuery.extend({ /** Only this rep's. */ application: id.optional() }),
    response: pageOf(giftRep),
    refusals: ['request.bad_cursor'],
  }),
  list: endpoint({
    ...shared,
    method: 'GET',
    path,
    about: 'course gifts',
    summary: 'List the courses you gave, newest first',
    description: 'Shows whether the rep has earned the certificate. Other progress stays private.',
    afterTrial: 'own data',
    query: pageQuery,
    response: pageOf(giftOrder),
    refusals: ['request.bad_cursor'],
  }),
  checkout: endpoint({
    ...shared,
    method: 'POST',
    path,
    changes: ['own payments'],
    feature: 'gifts',
    summary: 'Create a checkout for courses as a gift',
    description: 'Returns the fields to post to the payment provider, at today’s prices.',
    body: giftsInput,
    status: 201,
    response: checkout,
    refusals: [
      'course.not_found',
      'course_gift.not_hired',
      'course_gift.yourself',
      'course_gift.not_possible',
      'course_gift.had_already',
      'course_gift.free_now',
      'account.suspended',
    ],
  }),
  refund: endpoint({
    ...shared,
    method: 'POST',
    path: `${path}/:giftId/return`,
    changes: ['course gifts', ...changedWithBilling],
    summary: 'Refund a course you gave',
    description: `Possible within ${giftBackDays} days, before the rep starts the course, and once for each rep and course.`,
    params: z.object({ giftId: id }),
    afterTrial: 'own money',
    response: z.object({ amountCents: z.int() }),
    refusals: ['course_gift.not_found', 'course_gift.not_returnable'],
  }),
};
