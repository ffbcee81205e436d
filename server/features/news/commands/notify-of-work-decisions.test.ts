import { expect, test } from 'vitest';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { remindOfDeadlines } from '#server/features/engagements/commands/remind-of-deadlines.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import {
  checkIn,
  coming,
  endOf,
  letTimeDecide,
  moveBusiness,
  payGigsHere,
  productClock,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import type { Person } from '#test/support/people.ts';
import { describeNotification } from '#texts/notifications/notifications.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const admin = await signInAdmin(app, await makeAdmin(app));

const say = { moment: (moment: string) => moment.slice(0, 16), day: (day: string) => day };
const isWork = ({ kind }: Notification) => kind.startsWith('work.');
const unreadOf = async (person: Person) =>
  (await listNews(app, person))
    .filter((one) => isWork(one) && !one.read)
    .map((one) => describeNotification(one, say))
    .map(({ title, detail }) => `${title}. ${detail}`);
const remind = () => remindOfDeadlines(app.services.transaction, new AbortController().signal);

/** Disputed by the business, and half of the pay awarded. */
async function ruled(): Promise<Working> {
  const work = await coming(app, clock);
  await checkIn(work);
  clock.goTo(endOf(work));
  await submitHours(work);
  await moveBusiness(work, 'dispute');
  await admin.call(disputeReviewApi.decide, {
    params: { engagementId: work.engagement.id },
    body: { milestoneId: on(work).body.milestoneId, repCents: 95_000, reason: 'Half a day.', seen: 1 },
  });
  return work;
}

const on = ({ engagement }: Working) => ({
  params: { engagementId: engagement.id },
  body: { milestoneId: engagement.milestones[0]?.id ?? '', reason: 'I was there.' },
});

test('both sides read what a decision awards, and until when they can appeal', async () => {
  const work = await ruled();
  const { title } = work.engagement;
  expect(await unreadOf(work.rep)).toEqual([
    expect.stringMatching(
      `^Our team decided the dispute about ${title}. By our decision, you’ll get R855. You and .* can appeal by `,
    ),
  ]);
  expect(await unreadOf(work.business)).toEqual([
    expect.stringMatching(/By our decision, you’ll pay R950 and get R950 back\. You and .* can appeal by /),
  ]);
});

test('a day before the end the sides that have not answered are reminded, once', async () => {
  const work = await ruled();
  await work.business.call(disputesApi.acceptDecision, on(work));
  expect(await unreadOf(work.rep)).toEqual([expect.stringMatching(/accepted our decision about .* or appeal by /)]);
  clock.goTo(endOf(work), 47);
  await remind();
  expect(await unreadOf(work.rep)).toEqual([expect.stringMatching(/accepted our decision/)]);
  clock.goTo(endOf(work), 48.1);
  await remind();
  await remind();
  const before = (await unreadOf(work.business)).length;
  expect(await unreadOf(work.rep)).toEqual([
    expect.stringMatching(/^You can appeal our decision about /),
    expect.stringMatching(/accepted our decision/),
  ]);
  expect(before).toBe(0);
  clock.goTo(endOf(work), 72.1);
  await letTimeDecide(app);
  expect(await unreadOf(work.rep)).toEqual([expect.stringMatching(/is decided\. You’ll get R855\.$/)]);
  expect(await unreadOf(work.business)).toEqual([
    expect.stringMatching(/is decided\. R950 will be paid for the work\. We’ll refund you R950\.$/),
  ]);
});

test('an appeal notifies the other side, and neither is reminded of our team’s deadline', async () => {
  const work = await ruled();
  await work.rep.call(disputesApi.appealDecision, on(work));
  expect(await unreadOf(work.rep)).toEqual([]);
  const appealed = [expect.stringMatching(/appealed our decision about .*Another admin will decide by /)];
  expect(await unreadOf(work.business)).toEqual(appealed);
  clock.goTo(endOf(work), 24 * 13 + 1);
  await remind();
  expect([await unreadOf(work.rep), await unreadOf(work.business)]).toEqual([[], appealed]);
});
