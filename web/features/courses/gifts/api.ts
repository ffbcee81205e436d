import { giftsApi } from '#contract/courses/gifts.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

export const giftCoursesQuery = queryOf(giftsApi.courses, {});

/** Of all reps the business hired, or of the rep of one application. */
export const giftRepsQuery = (application: string | undefined) => pagesOf(giftsApi.reps, { query: { application } });

export const givenQuery = pagesOf(giftsApi.list, {});
