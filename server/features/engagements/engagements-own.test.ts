import { expect, test } from 'vitest';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  coming,
  letTimeDecide,
  moveBusiness,
  payGigsHere,
  productClock,
  startOf,
} from '#test/support/engagements.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const on = (...dates: string[]) => ({
  schedule: { kind: 'days' as const, dates, from: '09:00', to: '17:00', breakMinutes: 0 },
});
const running = async (rep: Person) => (await rep.call(engagementsApi.running, {})).items.map(({ id }) => id);
const over = async (rep: Person) => (await rep.call(engagementsApi.over, { query: {} })).items.map(({ id }) => id);

test('lists gigs in progress by shift, and finished ones separately', async () => {
  clock.goTo(new Date());
  const late = await accepted(app, on(dayFromNow(12)));
  const soon = await accepted(app, on(dayFromNow(5)), late);
  const open = await accepted(app, { schedule: null }, late);
  expect(await running(late.rep)).toEqual([soon.engagement.id, late.engagement.id, open.engagement.id]);
  expect(await over(late.rep)).toEqual([]);
  await moveBusiness(soon, 'cancel');
  expect(await running(late.rep)).toEqual([late.engagement.id, open.engagement.id]);
  expect(await over(late.rep)).toEqual([soon.engagement.id]);
  const other = await accepted(app);
  expect(await running(other.rep)).toEqual([other.engagement.id]);
});

test('a gig with money still held is not over', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 2);
  await moveBusiness(work, 'report_no_show');
  expect(await running(work.rep)).toEqual([work.engagement.id]);
  clock.goTo(startOf(work), 75);
  await letTimeDecide(app);
  expect(await over(work.rep)).toEqual([work.engagement.id]);
});

test('open moves are those of this moment, by the clock in the response', async () => {
  const work = await accepted(app);
  const params = { engagementId: work.engagement.id };
  const at = new Date(work.engagement.acceptedAt);
  clock.goTo(at, 1);
  const shown = await work.rep.call(engagementsApi.show, { params });
  expect(Math.abs(Date.parse(shown.now) - (at.getTime() + 3_600_000))).toBeLessThan(60_000);
  expect(shown.milestones[0]?.movesOpen).toEqual(['agree', 'withdraw']);
  await agree(work);
  clock.goTo(startOf(work), -0.5);
  const late = await work.rep.call(engagementsApi.show, { params });
  expect(late.milestones[0]?.movesOpen).toEqual([]);
});

test('an accepted application links to its engagement for both sides', async () => {
  const { rep, business, engagement } = await accepted(app);
  const params = { applicationId: engagement.applicationId };
  for (const who of [rep, business])
    expect((await who.call(engagementsApi.ofApplication, { params })).engagement?.id).toBe(engagement.id);
  const stranger = await signUpBusiness(app);
  await expectRefusal(stranger.call(engagementsApi.ofApplication, { params }), 'application.not_found');
  const job = await postJob(business);
  const { id: applicationId } = await apply(rep, job.id);
  expect(await rep.call(engagementsApi.ofApplication, { params: { applicationId } })).toMatchObject({
    engagement: null,
  });
});
