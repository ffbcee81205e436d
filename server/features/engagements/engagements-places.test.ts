import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { gigsApi } from '#contract/applications/gigs.ts';
import { weekdays } from '#contract/catalogue/options.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  fundAll,
  letTimeDecide,
  look,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { apply, dayFromNow } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const jobOf = ({ business, jobId }: Working) => business.call(ownJobsApi.show, { params: { jobId } });
const fill = ({ business, jobId }: Working) => business.call(ownJobsApi.fill, { params: { jobId } });
const countsOf = ({ business, jobId }: Working) =>
  business.call(applicationsApi.receivedCounts, { params: { jobId }, query: {} });

async function applicationOf({ rep, engagement }: Working) {
  const { items } = await rep.call(applicationsApi.track, { query: { group: 'completed' } });
  const found = items.find(({ id }) => id === engagement.applicationId);
  return { status: found?.status, steps: found?.steps.map(({ status }) => status) };
}

test('a rep who does not agree in time frees the place, and a filled job reopens', async () => {
  const work = await accepted(app);
  await fill(work);
  expect(await jobOf(work)).toMatchObject({ status: 'filled', applicants: { accepted: 1 } });
  clock.goTo(work.engagement.acceptedAt, 72.1);
  await letTimeDecide(app);
  expect(await jobOf(work)).toMatchObject({ status: 'active', applicants: { accepted: 0 } });
  expect(await countsOf(work)).toMatchObject({ accepted: 0, ended: 1, positionsLeft: 1 });
  expect(await applicationOf(work)).toEqual({ status: 'ended', steps: ['pending', 'accepted', 'ended'] });
});

test('a withdrawal, a cancellation and a no-show free the place too', async () => {
  const withdrawn = await accepted(app);
  await moveRep(withdrawn, 'withdraw');
  const cancelled = await accepted(app);
  await moveBusiness(cancelled, 'cancel');
  for (const work of [withdrawn, cancelled]) {
    expect((await applicationOf(work)).status).toBe('ended');
    // Both sides still see contacts, but the gig isn't among the next ones.
    const { applicationId } = work.engagement;
    expect((await work.rep.call(gigsApi.show, { params: { applicationId } })).applicationId).toBe(applicationId);
    expect(await work.rep.call(gigsApi.next, {})).toEqual({ items: [] });
  }

  const absent = await coming(app, clock);
  await fill(absent);
  clock.goTo(startOf(absent), 2);
  await moveBusiness(absent, 'report_no_show');
  // The second day is still to come, though the closing date for applications has passed.
  expect(await jobOf(absent)).toMatchObject({ status: 'active', applicants: { accepted: 0 } });
});

test('a rep who turns out to have been there has the place again', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 1.5);
  await moveBusiness(work, 'report_no_show');
  expect((await applicationOf(work)).status).toBe('ended');
  await checkIn(work);
  expect(await applicationOf(work)).toEqual({ status: 'accepted', steps: ['pending', 'accepted'] });
  expect(await countsOf(work)).toMatchObject({ accepted: 1, ended: 0, positionsLeft: 0 });
});

test('an appeal is about money and takes no place', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 1.5);
  await moveBusiness(work, 'report_no_show');
  await moveRep(work, 'appeal');
  expect((await applicationOf(work)).status).toBe('ended');
});

test('a closed job stays closed, and a filled one stays filled after its days', async () => {
  const closed = await accepted(app);
  await closed.business.call(ownJobsApi.close, { params: { jobId: closed.jobId } });
  await moveRep(closed, 'withdraw');
  expect((await jobOf(closed)).status).toBe('closed');

  const over = await coming(app, clock);
  await fill(over);
  // Nothing happens until three days after the end.
  clock.goTo(startOf(over), 24 * 5);
  await letTimeDecide(app);
  expect(await jobOf(over)).toMatchObject({ status: 'filled', applicants: { accepted: 0 } });
});

const threeWeeks = () => ({
  schedule: {
    kind: 'weekly' as const,
    weekdays: [...weekdays],
    weeks: 3,
    from: '09:00',
    to: '17:00',
    breakMinutes: 0,
  },
  startDate: dayFromNow(10),
  dayRateCents: 50_000,
  compensationCents: 1_050_000,
});

test('a rep who loses one of three weeks keeps the others, and withdrawing from those frees the place', async () => {
  const work = await accepted(app, threeWeeks());
  const substitute = await signUpRep(app);
  const { id: applicationId } = await apply(substitute, work.jobId);
  await agree(work);
  await fundAll(app, work);
  // The first week isn't confirmed.
  clock.goTo(startOf(work), 1);
  await letTimeDecide(app);
  const shown = await work.rep.call(engagementsApi.show, { params: { engagementId: work.engagement.id } });
  expect(shown.milestones.map(({ status }) => status)).toEqual(['lapsed', 'funded', 'funded']);
  expect((await applicationOf(work)).status).toBe('accepted');
  const accept = () => work.business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  await expectRefusal(accept(), 'application.positions_filled');

  clock.goTo(startOf(work), 24 * 7 - 30);
  await moveRep(work, 'withdraw');
  expect((await applicationOf(work)).status).toBe('ended');
  await accept();
  const { items } = await substitute.call(engagementsApi.ofRep, { query: {} });
  expect(items[0]).toMatchObject({ payCents: 750_000, as: 'rep' });
  // The last day of the lost week is still to come.
  expect(items[0]?.milestones.flatMap(({ days }) => days)).toHaveLength(15);
});

test('a rep whose gig ended is not accepted for the same job again, and the business reads what to do', async () => {
  const work = await accepted(app);
  await moveRep(work, 'withdraw');
  const { applicationId } = work.engagement;
  const again = work.business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  expect((await expectRefusal(again, 'application.work_ended')).detail).toContain('Hire again');
});

test('a rep who withdraws during the first of three weeks frees the place when that week is completed', async () => {
  const work = await accepted(app, threeWeeks());
  await agree(work);
  await fundAll(app, work);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(startOf(work), -0.5);
  await checkIn(work);
  await moveRep(work, 'withdraw');
  expect((await look(work)).milestones.map(({ status }) => status)).toEqual(['active', 'cancelled', 'cancelled']);
  expect(await countsOf(work)).toMatchObject({ accepted: 1, positionsLeft: 0 });

  clock.goTo(work.engagement.milestones[0]?.endsAt as string, 1);
  await submitHours(work);
  await moveBusiness(work, 'accept');
  expect(await countsOf(work)).toMatchObject({ accepted: 0, ended: 1, positionsLeft: 1 });
  expect((await applicationOf(work)).status).toBe('ended');
});
