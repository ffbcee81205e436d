import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { gigsApi } from '#contract/applications/gigs.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { teamApi } from '#contract/engagements/team.ts';
import { shiftOn } from '#domain/jobs/shifts.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { mondayOf } from '#domain/shared/week.ts';
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
  letTimeDecide,
  look,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  readWork,
  startOf,
  type Working,
} from '#test/support/engagements.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { readTerms } from '#test/support/terms.ts';
import { walletOf } from '#test/support/wallets.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

/** Three consecutive days. */
const [first, second, third] = [dayFromNow(10), dayFromNow(11), dayFromNow(12)];
const shifts = (dates: string[], from: string, to: string) => ({
  schedule: { kind: 'days' as const, dates, from, to, breakMinutes: 0, transportHome: true },
});
const night = shifts([first], '20:00', '02:00');

const params = ({ engagement }: Working) => ({ engagementId: engagement.id });
const recordsOf = async (work: Working) =>
  (await work.rep.call(attendanceApi.show, { params: params(work) })).attendances.map(({ kind, day }) => [kind, day]);
const codeOf = ({ business, jobId }: Working) => business.call(attendanceApi.code, { params: { jobId } });
const submitHoursFor = (work: Working, day: string, minutes: number) =>
  work.rep.call(attendanceApi.submitHours, {
    params: params(work),
    body: { lines: [{ day, minutes, text: 'Poured samples.' }] },
  });

test('a night shift ends on the next day and is submitted by shift, approved and paid', async () => {
  const work = await coming(app, clock, night);
  expect([startOf(work), endOf(work)]).toEqual([
    new Date(`${first}T20:00:00+02:00`).toISOString(),
    new Date(`${second}T02:00:00+02:00`).toISOString(),
  ]);
  await checkIn(work);
  clock.goTo(endOf(work), -0.5);
  await expectRefusal(submitHoursFor(work, first, 360), 'engagement.not_over');
  clock.goTo(endOf(work), 0.5);
  await checkOut(work);
  expect(await recordsOf(work)).toEqual([
    ['in', first],
    ['out', first],
  ]);
  await expectRefusal(submitHoursFor(work, second, 360), 'engagement.not_that_day');
  await expectRefusal(submitHoursFor(work, first, 8 * 60 + 1), 'hand_in.too_many_hours');
  await submitHoursFor(work, first, 360);
  await moveBusiness(work, 'accept');
  expect(await look(work)).toMatchObject({ status: 'completed', money: { repCents: 85_500 } });
  expect(await walletOf(work.rep)).toMatchObject({ availableCents: 85_500 });
});

test('a rep checks out at 00:04 from a shift that ends at 23:59', async () => {
  const work = await coming(app, clock, shifts([first], '18:00', '23:59'));
  await checkIn(work);
  clock.goTo(`${second}T00:04:00+02:00`);
  await checkOut(work);
  expect(await recordsOf(work)).toContainEqual(['out', first]);
});

test('a night shift uses the code of its first day until check-out closes, also for check-ins after midnight', async () => {
  const work = await coming(app, clock, shifts([first, second], '20:00', '02:00'));
  const { code } = await codeOf(work);
  clock.goTo(`${second}T00:30:00+02:00`);
  expect(await codeOf(work)).toMatchObject({ day: first, code });
  await checkIn(work);
  clock.goTo(`${second}T03:59:00+02:00`);
  expect(await codeOf(work)).toMatchObject({ day: first, code });
  await checkOut(work);
  clock.goTo(`${second}T04:00:00+02:00`);
  expect(await codeOf(work)).toMatchObject({ day: second });
  await expectRefusal(checkIn(work), 'engagement.check_in_closed');
  clock.goTo(`${third}T01:00:00+02:00`);
  await checkIn(work);
  expect(await recordsOf(work)).toEqual([
    ['in', first],
    ['out', first],
    ['in', second],
  ]);
});

test('check-in opens on the evening before a shift that starts after midnight', async () => {
  const work = await coming(app, clock, shifts([second], '00:30', '05:00'));
  expect(dayInSouthAfrica(now())).toBe(second);
  clock.goTo(`${first}T23:29:00+02:00`);
  await expectRefusal(checkIn(work), 'engagement.not_that_day');
  clock.goTo(`${first}T23:31:00+02:00`);
  await checkIn(work);
  expect(await recordsOf(work)).toEqual([['in', second]]);
});

test.each([
  ['on one evening', shifts([first], '18:00', '23:59'), shifts([first], '19:00', '22:00')],
  ['over midnight', night, shifts([second], '01:00', '05:00')],
  ['over midnight, the later one first', shifts([second], '01:00', '05:00'), night],
  ['for a minute', night, shifts([second], '01:59', '05:00')],
])('a rep cannot agree to two gigs at the same hours: %s', async (_, one, other) => {
  clock.goTo(new Date());
  const agreed = await accepted(app, one);
  await agree(agreed);
  await fundAll(app, agreed);
  const overlapping = await accepted(app, other, { business: await signUpBusiness(app), rep: agreed.rep });
  const refused = await expectRefusal(agree(overlapping), 'engagement.hours_taken');
  expect(refused).toMatchObject({ about: agreed.engagement.id });
  await moveRep(agreed, 'withdraw');
  await agree(overlapping);
});

test.each([
  ['as soon as the night is over', shifts([second], '02:00', '05:00')],
  ['on the next night', shifts([second], '20:00', '02:00')],
  ['until the night begins', shifts([first], '12:00', '20:00')],
])('a rep agrees to another gig %s', async (_, other) => {
  clock.goTo(new Date());
  const agreed = await accepted(app, night);
  await agree(agreed);
  const another = await accepted(app, other, { business: await signUpBusiness(app), rep: agreed.rep });
  await agree(another);
  expect((await readWork(another)).milestones).toMatchObject([{ status: 'agreed' }]);
});

test('a night shift conflicts with the next morning, and the rep and the business see it beforehand', async () => {
  clock.goTo(new Date());
  const agreed = await accepted(app, night);
  const business = await signUpBusiness(app);
  const job = await postJob(business, shifts([second], '01:00', '05:00'));
  const { inTheWay } = await agreed.rep.call(jobForRepApi.show, { params: { jobId: job.id } });
  expect(inTheWay?.work).toMatchObject([{ jobId: agreed.jobId, days: [second] }]);
  const { id: applicationId } = await apply(agreed.rep, job.id);
  const { match } = await business.call(applicationsApi.showReceived, { params: { applicationId } });
  expect(match.map(({ words }) => words)).toContainEqual(expect.stringMatching(/^Has other work on/));
});

test('a substitute is free at the remaining hours', async () => {
  clock.goTo(new Date());
  const work = await accepted(app, night);
  const [free, busy] = [await signUpRep(app), await signUpRep(app)];
  const { id } = await apply(free, work.jobId);
  await apply(busy, work.jobId);
  const business = await signUpBusiness(app);
  await accepted(app, shifts([second], '02:00', '05:00'), { business, rep: free });
  await accepted(app, shifts([second], '01:00', '05:00'), { business, rep: busy });
  const { items } = await work.business.call(disputesApi.substitutes, { params: params(work) });
  expect(items.map(({ applicationId }) => applicationId)).toEqual([id]);
});

test('the terms of a night shift say that it ends on the next day', async () => {
  clock.goTo(new Date());
  const { inForce } = await readTerms(await accepted(app, night));
  expect(inForce.text).toContain('from 20:00 to 02:00 on the next day');
});

test('the calendar file of a night shift ends on the next day', async () => {
  clock.goTo(new Date());
  const { rep, engagement } = await accepted(app, night);
  const file = await rep.call(gigsApi.calendar, { params: { applicationId: engagement.applicationId } });
  const utc = (day: string, time: string) => `${day.replaceAll('-', '')}T${time}Z`;
  expect(file).toContain(`DTSTART:${utc(first, '180000')}`);
  expect(file).toContain(`DTEND:${utc(second, '000000')}`);
});

test('a week shows the night shift that still runs on its first day, with its contact', async () => {
  const work = await coming(app, clock, night);
  const week = async (from: string) => (await work.business.call(teamApi.week, { query: { from } })).shifts;
  expect(await week(first)).toMatchObject([{ day: first, presence: 'expected' }]);
  await checkIn(work);
  clock.goTo(startOf(work), 4.5);
  const [running] = await week(second);
  expect(running).toMatchObject({ day: first, presence: 'here' });
  expect(running?.phone).toEqual((await week(first))[0]?.phone);
  expect(await week(third)).toEqual([]);
});

test('a rep whom the business vouches for after midnight is not late', async () => {
  const work = await coming(app, clock, night);
  clock.goTo(startOf(work), 4.5);
  await moveBusiness(work, 'vouch');
  const shown = await work.business.call(teamApi.week, { query: { from: first } });
  expect(shown.shifts).toMatchObject([{ presence: 'vouched' }]);
});

test('on a Sunday the coming week is shown together with that day', async () => {
  const sunday = addDays(mondayOf(third), 6);
  const business = await signUpBusiness(app);
  const shownOn = async (day: string) => {
    clock.goTo(`${day}T10:00:00+02:00`);
    return (await business.call(teamApi.week, { query: {} })).from;
  };
  expect(await shownOn(addDays(sunday, -1))).toBe(mondayOf(sunday));
  expect(await shownOn(sunday)).toBe(sunday);
  expect(await shownOn(addDays(sunday, 1))).toBe(addDays(sunday, 1));
});

test('a night shift without a check-in is a no-show 72 hours after its end', async () => {
  const work = await coming(app, clock, night);
  clock.goTo(endOf(work), 71.9);
  await letTimeDecide(app);
  expect((await look(work)).status).toBe('confirmed');
  clock.goTo(endOf(work), 72.1);
  await letTimeDecide(app);
  expect((await look(work)).status).toBe('no_show');
});

test.each([
  ['09:00', '17:00'],
  ['20:00', '02:00'],
  ['18:00', '00:00'],
  ['00:00', '23:59'],
  ['23:59', '23:58'],
])('the database computes the same hours from %s to %s as the domain', async (from, to) => {
  const days = ['2026-02-28', '2026-12-31'];
  const { rows } = await app.database.pool.query<{ start: Date; end: Date }>(
    'select lower(shift) as start, upper(shift) as end from unnest(shift_hours($1, $2)) as shift order by 1',
    [days, { kind: 'days', dates: days, from, to, breakMinutes: 0 }],
  );
  expect(rows).toEqual(days.map((day) => shiftOn(day, { from, to })).map(({ start, end }) => ({ start, end })));
});

test('the database has no hours if none are set', async () => {
  const { rows } = await app.database.pool.query<{ none: string }>(
    "select shift_hours(array['2026-12-05'::date], null)::text || shift_hours(null, '{}')::text as none",
  );
  expect(rows).toEqual([{ none: '{}{}' }]);
});
