import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { teamApi } from '#contract/engagements/team.ts';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  checkIn,
  checkOut,
  coming,
  endOf,
  fundAll,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { liveEvents } from '#test/support/live.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const today = () => dayInSouthAfrica(now());
const week = ({ business }: Working, from = today()) => business.call(teamApi.week, { query: { from } });
const params = ({ engagement }: Working) => ({ engagementId: engagement.id });
const around = (work: Working) => work.business.call(teamApi.around, { params: params(work) });

test('a week has the shifts of all jobs with the status of each rep', async () => {
  const work = await coming(app, clock);
  const second = await accepted(app, {}, { business: work.business, rep: await signUpRep(app) });
  const presences = async () => (await week(work)).shifts.map(({ engagementId, presence }) => [engagementId, presence]);
  const [own, other] = [work.engagement.id, second.engagement.id];
  // The other one isn't paid for.
  expect(await presences()).toEqual(
    expect.arrayContaining([
      [own, 'expected'],
      [other, null],
    ]),
  );
  clock.goTo(startOf(work), 0.25);
  expect((await week(work)).shifts.filter(({ engagementId }) => engagementId === own)).toMatchObject([
    { day: dayFromNow(10), presence: 'late', repName: 'Thabo Mokoena', checkedInAt: null, status: 'confirmed' },
    { day: dayFromNow(11), presence: 'expected' },
  ]);
  await checkIn(work);
  expect((await week(work)).shifts.find(({ engagementId }) => engagementId === own)).toMatchObject({
    presence: 'here',
    checkedInAt: expect.any(String),
    offline: false,
  });
  await checkOut(work);
  expect((await presences())[0]?.[1]).toBe('gone');
});

test('a week includes only its own days and the business’s own gigs', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  const days = async (from: string) => (await week(work, from)).shifts.map(({ day }) => day);
  expect(await days(dayFromNow(11))).toEqual([dayFromNow(11)]);
  expect(await days(dayFromNow(4))).toEqual([dayFromNow(10)]);
  expect(await days(dayFromNow(3))).toEqual([]);
  expect(await days(dayFromNow(12))).toEqual([]);
  const stranger = { ...work, business: await signUpBusiness(app) };
  expect((await week(stranger, dayFromNow(10))).shifts).toEqual([]);
});

test('a rep whom the business vouched for is not late', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 0.5);
  await moveBusiness(work, 'vouch');
  expect((await week(work)).shifts.map(({ presence }) => presence)).toEqual(['vouched', 'expected']);
});

test('the code of the day is a check-in link and a QR code of it', async () => {
  const { business, jobId } = await accepted(app);
  const { code, address, picture } = await business.call(attendanceApi.code, { params: { jobId } });
  expect(address).toBe(`http://thengisa.test/rep-portal/my-work?code=${code}&job=${jobId}`);
  expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
});

/** Submitted on its last day. */
async function handedIn(): Promise<Working> {
  const work = await coming(app, clock);
  await checkIn(work);
  clock.goTo(endOf(work), 1);
  await submitHours(work);
  return work;
}

test('submissions wait with their deadline, oldest first, until they are answered', async () => {
  const first = await handedIn();
  const [handedInAt, business] = [endOf(first), first.business];
  clock.goTo(new Date());
  const second = await accepted(app, {}, { business, rep: await signUpRep(app) });
  clock.goTo(handedInAt, 1);
  const list = async () => (await first.business.call(teamApi.submittedHours, { query: {} })).items;
  expect(await list()).toMatchObject([
    {
      engagementId: first.engagement.id,
      repName: 'Thabo Mokoena',
      milestone: 1,
      milestones: 1,
      lines: [{ minutes: 480, text: 'Sold soap.' }, { minutes: 480 }],
      sold: null,
      heldCents: 190_000,
      changesRequested: 0,
      handedInAt: expect.any(String),
    },
  ]);
  await app.database.pool.query(
    "update milestones set status = 'submitted', due_at = now() - interval '1 hour' where engagement_id = $1",
    [second.engagement.id],
  );
  expect((await list()).map(({ engagementId, handedInAt }) => [engagementId, handedInAt === null])).toEqual([
    [second.engagement.id, true],
    [first.engagement.id, false],
  ]);
  await moveBusiness(first, 'accept');
  expect((await list()).map(({ engagementId }) => engagementId)).toEqual([second.engagement.id]);
});

test('a move names its milestone', async () => {
  clock.goTo(new Date());
  const dates = [10, 12, 18, 26].map(dayFromNow);
  const work = await accepted(app, {
    schedule: { kind: 'days', dates, from: '09:00', to: '17:00', breakMinutes: 0 },
    compensationCents: 380_000,
  });
  const [first, second] = work.engagement.milestones;
  await app.database.pool.query(
    "update milestones set status = 'submitted', due_at = now() + interval '1 day' where id = any($1)",
    [[first?.id, second?.id]],
  );
  const moved = await work.business.call(engagementsApi.moveAsBusiness, {
    params: params(work),
    body: { move: 'accept', note: null, milestone: 2 },
  });
  expect(moved.milestones.slice(0, 2).map(({ status }) => status)).toEqual(['submitted', 'completed']);
  const again = { params: params(work), body: { move: 'accept' as const, note: null, milestone: 2 } };
  await expectRefusal(work.business.call(engagementsApi.moveAsBusiness, again), 'engagement.moved_on');
});

test('hours and money are summed by job and in total: paid, held and refunded', async () => {
  const work = await handedIn();
  const other = await coming(app, clock);
  const rows = async () => (await work.business.call(teamApi.spend, { query: {} })).items;
  expect(await rows()).toEqual([
    {
      jobId: work.jobId,
      jobTitle: expect.any(String),
      reps: 1,
      minutes: 960,
      paidCents: 0,
      heldCents: 190_000,
      backCents: 0,
    },
  ]);
  await moveBusiness(work, 'accept');
  expect(await rows()).toMatchObject([{ paidCents: 190_000, heldCents: 0 }]);
  expect(await work.business.call(teamApi.totals, {})).toEqual({
    reps: 1,
    minutes: 960,
    paidCents: 190_000,
    heldCents: 0,
    backCents: 0,
  });
  clock.goTo(startOf(other), -30);
  await moveBusiness(other, 'cancel');
  expect(await other.business.call(teamApi.totals, {})).toMatchObject({ backCents: 190_000, minutes: 0 });
});

test('the cancellation preview has the cost at this moment', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  const free = { late: false, heldCents: 0, repCents: 0, platformCents: 0, backCents: 0 };
  expect((await around(work)).cancellation).toMatchObject(free);
  await agree(work);
  await fundAll(app, work);
  clock.goTo(startOf(work), -24.01);
  expect((await around(work)).cancellation).toMatchObject({ ...free, heldCents: 190_000, backCents: 190_000 });
  clock.goTo(startOf(work), -23);
  await moveRep(work, 'confirm');
  const late = (await around(work)).cancellation;
  expect(late).toMatchObject({ late: true, heldCents: 190_000 });
  // Four of sixteen hours.
  expect([late?.repCents, late?.platformCents, late?.backCents]).toEqual([42_750, 4_750, 142_500]);
  await moveBusiness(work, 'cancel');
  expect((await around(work)).cancellation).toBeNull();
});

test('a favourite is the business’s own until it is removed', async () => {
  const work = await accepted(app);
  const other = await accepted(app, {}, { business: work.business, rep: await signUpRep(app) });
  const names = async (favourites?: 'true') =>
    (await work.business.call(teamApi.reps, { query: { favourites } })).items.map(({ repName, times, favourite }) => [
      repName,
      times,
      favourite,
    ]);
  await accepted(app, {}, work);
  expect((await names()).map(([, times]) => times)).toEqual([2, 1]);
  await work.business.call(teamApi.star, { params: params(work) });
  await work.business.call(teamApi.star, { params: params(work) });
  expect(await names('true')).toEqual([['Thabo Mokoena', expect.any(Number), true]]);
  expect((await around(work)).favourite).toBe(true);
  expect((await around(other)).favourite).toBe(false);
  await work.business.call(teamApi.unstar, { params: params(work) });
  expect(await names('true')).toEqual([]);
});

test('a rep is invited to another job once, and is notified of it', async () => {
  const work = await accepted(app);
  const job = await postJob(work.business, { title: 'Promoters again' });
  const invite = (jobId: string) => work.business.call(teamApi.invite, { params: params(work), body: { jobId } });
  expect((await around(work)).openJobs).toEqual([{ jobId: job.id, jobTitle: 'Promoters again', invited: false }]);
  await invite(job.id);
  await invite(job.id);
  expect((await around(work)).openJobs).toMatchObject([{ invited: true }]);
  const invited = (await listNews(app, work.rep)).filter(({ kind }) => kind === 'job.invited');
  expect(invited).toMatchObject([{ jobId: job.id, jobTitle: 'Promoters again', name: 'Ubuntu Foods', again: true }]);
  await expectRefusal(invite(work.jobId), 'invitation.already_applied');
  await expectRefusal(invite((await postJob(await signUpBusiness(app))).id), 'job.not_found');
  await app.database.pool.query("update jobs set status = 'closed', closed_at = now() where id = $1", [job.id]);
  await expectRefusal(invite(job.id), 'job.not_active');
});

test('a rep who withdrew can be invited back, and apply again', async () => {
  const work = await accepted(app);
  const { id: jobId } = await postJob(work.business, { title: 'Promoters again' });
  const { id: applicationId } = await apply(work.rep, jobId);
  const invite = () => work.business.call(teamApi.invite, { params: params(work), body: { jobId } });
  await expectRefusal(invite(), 'invitation.already_applied');
  await work.rep.call(applicationsApi.withdraw, { params: { applicationId } });
  expect((await around(work)).openJobs).toMatchObject([{ jobId, invited: false }]);
  await invite();
  expect((await listNews(app, work.rep)).filter(({ kind }) => kind === 'job.invited')).toHaveLength(1);
  expect(await apply(work.rep, jobId)).toMatchObject({ id: applicationId, status: 'pending' });
});

test('a rep who was invited, applied and withdrew is invited again, once for each withdrawal', async () => {
  const work = await accepted(app);
  const { id: jobId } = await postJob(work.business, { title: 'Promoters again' });
  const invite = () => work.business.call(teamApi.invite, { params: params(work), body: { jobId } });
  const invited = async () => (await listNews(app, work.rep)).filter(({ kind }) => kind === 'job.invited').length;
  const received = async () => (await work.rep.call(suggestionsApi.received, { query: {} })).items;
  await invite();
  expect(await invited()).toBe(1);
  const { id: applicationId } = await apply(work.rep, jobId);
  await work.rep.call(applicationsApi.withdraw, { params: { applicationId } });
  expect(await received()).toMatchObject([{ answer: 'applied' }]);
  expect((await around(work)).openJobs).toMatchObject([{ jobId, invited: false }]);
  await invite();
  await invite();
  expect((await around(work)).openJobs).toMatchObject([{ jobId, invited: true }]);
  expect(await invited()).toBe(2);
  expect(await received()).toMatchObject([{ answer: null }]);
  await apply(work.rep, jobId);
  expect(await received()).toMatchObject([{ answer: 'applied' }]);
});

test('attendance is published live, even if no milestone changes its status', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 0);
  await checkIn(work);
  clock.goTo(endOf(work), -8);
  const signals = async () =>
    (await liveEvents(app, work.business)).filter(({ type }) => type === 'engagement.changed').length;
  const before = await signals();
  await checkIn(work);
  await checkOut(work);
  expect((await signals()) - before).toBe(2);
});
