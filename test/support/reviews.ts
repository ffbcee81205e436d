import { reviewsApi } from '#contract/trust/reviews.ts';
import { publishDueReviews } from '#server/features/trust/reviews/commands/publish-round.ts';
import type { TestApp } from './app.ts';
import { accepted, agree, doWork, fundAll, moveBusiness, type productClock, type Working } from './engagements.ts';

/** A gig that was done and approved: both sides can review it. */
export async function completed(
  app: TestApp,
  clock: ReturnType<typeof productClock>,
  people?: Pick<Working, 'business' | 'rep'>,
): Promise<Working> {
  clock.goTo(new Date());
  const work = await accepted(app, {}, people);
  await agree(work);
  await fundAll(app, work);
  await doWork(work, clock);
  await moveBusiness(work, 'accept');
  return work;
}

const said = { stars: 4, words: 'On time and friendly.' as string | null, again: true, quotable: false };

/** A review of the gig by one of its sides. */
export const reviewAs = (side: 'rep' | 'business', work: Working, changes: Partial<typeof said> = {}) =>
  work[side].call(reviewsApi.write, {
    params: { engagementId: work.engagement.id },
    body: { ...said, ...changes },
  });

/** The reviews of the gig as one of its sides sees them. */
export const readReviews = async (side: 'rep' | 'business', work: Working) =>
  (await work[side].call(reviewsApi.show, { params: { engagementId: work.engagement.id } })).reviews;

/** Runs the task of each minute. */
export const publishDue = ({ services }: TestApp) => publishDueReviews(services, new AbortController().signal);
