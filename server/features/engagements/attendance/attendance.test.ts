import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { engagementLimits, engagementTimes } from '#contract/agreed-terms.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
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
  letTimeDecide,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const params = ({ engagement }: Working) => ({ engagementId: engagement.id });

const show = (work: Working) => work.rep.call(attendanceApi.show, { params: params(work) });
const statusOf = async (work: Working) =>
  (await work.rep.call(engagementsApi.show, { params: params(work) })).milestones[0]?.status;
const codeOf = async ({ business, jobId }: Working) =>
  (await business.call(attendanceApi.code, { params: { jobId } })).code;
const durban = { latitude: -29.85, longitude: 31.02 };
const told = () => {
  const at = now().toISOString();
  return { id: randomUUID(), at, sentAt: at, place: durban };
};

test('only the code of the day checks the rep in', async () => {
  const work = await coming(app, clock);
  const code = await codeOf(work);
  expect(code).toMatch(/^\d{6}$/);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const send = (given: string) =>
    work.rep.call(attendanceApi.checkIn, { params: params(work), body: { ...told(), code: given } });
  await expectRefusal(send(wrong), 'engagement.code_wrong');
  expect(await statusOf(work)).toBe('confirmed');
  const day = dayInSouthAfrica(new Date(startOf(work)));
  const [milestone] = (await send(code)).milestones;
  expect(milestone).toMatchObject({ status: 'active', lastAttendance: { kind: 'in', day } });
  const [left] = (await work.rep.call(attendanceApi.checkOut, { params: params(work), body: told() })).milestones;
  expect(left?.lastAttendance).toMatchObject({ kind: 'out', day });
  clock.goTo(startOf(work), 23.5);
  expect(await codeOf(work)).not.toBe(code);
});

test('ten wrong codes replace the code of the day, and the business is notified once', async () => {
  const work = await coming(app, clock);
  const code = await codeOf(work);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const send = (given: string) =>
    work.rep.call(attendanceApi.checkIn, { params: params(work), body: { ...told(), code: given } });
  const same = told();
  for (let tries = 1; tries <= engagementLimits.wrongCodes; tries++) {
    expect(await codeOf(work)).toBe(code);
    await expectRefusal(send(wrong), 'engagement.code_wrong');
  }
  // The count is stored although the request was refused. The idempotency key isn't, so a repeat is refused as well.
  const again = () =>
    work.rep.call(
      attendanceApi.checkIn,
      { params: params(work), body: { ...same, code: wrong } },
      { idempotencyKey: same.id },
    );
  await expectRefusal(again(), 'engagement.code_wrong');
  await expectRefusal(again(), 'engagement.code_wrong');
  const replaced = await codeOf(work);
  expect(replaced).not.toBe(code);
  await expectRefusal(send(code), 'engagement.code_wrong');
  const news = (await listNews(app, work.business)).filter(({ kind }) => kind === 'work.code_replaced');
  expect(news).toHaveLength(1);
  expect((await send(replaced)).milestones[0]?.status).toBe('active');
});

test('of two requests that a phone sends late, a slow check-in still comes first', async () => {
  const work = await coming(app, clock);
  const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000).toISOString();
  const came = { ...told(), at: ago(5), sentAt: ago(4), code: await codeOf(work) };
  await work.rep.call(attendanceApi.checkIn, { params: params(work), body: came });
  await work.rep.call(attendanceApi.checkOut, {
    params: params(work),
    body: { ...told(), at: ago(3), sentAt: ago(0) },
  });
  const { attendances } = await show(work);
  expect(attendances.map(({ kind }) => kind)).toEqual(['in', 'out']);
});

test('only the business of a job sees its code', async () => {
  const { jobId, rep } = await coming(app, clock);
  const stranger = await signUpBusiness(app);
  await expectRefusal(stranger.call(attendanceApi.code, { params: { jobId } }), 'job.not_found');
  await expectRefusal(rep.call(attendanceApi.code, { params: { jobId } }), 'role.business_required');
});

test('reps cannot check in to an unfunded gig', async () => {
  const work = await accepted(app);
  await agree(work);
  clock.goTo(startOf(work), -0.5);
  await expectRefusal(checkIn(work), 'engagement.moved_on');
  // The error must not reveal whether a guess is right.
  await expectRefusal(
    work.rep.call(attendanceApi.checkIn, { params: params(work), body: { ...told(), code: '000000' } }),
    'engagement.moved_on',
  );
});

test('repeating an action records it once, and another rep cannot repeat it', async () => {
  const work = await coming(app, clock);
  const body = { ...told(), code: await codeOf(work) };
  const send = () => work.rep.call(attendanceApi.checkIn, { params: params(work), body });
  await Promise.all([send(), send(), send()]);
  const { attendances } = await show(work);
  expect(attendances).toMatchObject([
    { id: body.id, kind: 'in', offline: false, place: durban, day: work.engagement.milestones[0]?.days[0] },
  ]);
  const other = await coming(app, clock);
  await expectRefusal(
    other.rep.call(attendanceApi.checkIn, {
      params: params(other),
      body: { ...told(), id: body.id, code: await codeOf(other) },
    }),
    'engagement.moved_on',
  );
});

test('an action recorded offline counts at its own time, by a corrected clock', async () => {
  const work = await coming(app, clock);
  const code = await codeOf(work);
  // At 08:30, on a phone that is an hour fast. Sent at 15:00, after the business had reported a no-show.
  const was = now().getTime();
  clock.goTo(startOf(work), 2);
  await moveBusiness(work, 'report_no_show');
  clock.goTo(startOf(work), 6);
  const ahead = (time: number) => new Date(time + 3_600_000).toISOString();
  await work.rep.call(attendanceApi.checkIn, {
    params: params(work),
    body: { ...told(), at: ahead(was), sentAt: ahead(now().getTime()), code },
  });
  expect(await statusOf(work)).toBe('active');
  const [kept] = (await show(work)).attendances;
  expect(kept).toMatchObject({ offline: true });
  expect(Math.abs(Date.parse(kept?.at as string) - was)).toBeLessThan(5_000);
  expect(Math.round((kept?.clockAheadMs ?? 0) / 60_000)).toBe(60);
});

test('a rep reports that the business is absent, waits half an hour and is paid', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 0.1);
  await work.rep.call(attendanceApi.wait, {
    params: params(work),
    body: told(),
  });
  expect((await show(work)).attendances.at(-1)?.fromTown).toEqual({ town: 'Durban', km: 1 });
  await expectRefusal(moveRep(work, 'report_absence'), 'engagement.not_waited');
  clock.goTo(startOf(work), 0.7);
  await moveRep(work, 'report_absence');
  expect(await statusOf(work)).toBe('business_absent');
  clock.goTo(startOf(work), 73);
  await letTimeDecide(app);
  const { milestones } = await work.rep.call(engagementsApi.show, { params: params(work) });
  expect(milestones[0]).toMatchObject({ status: 'business_absent', money: { repCents: 42_750, heldCents: 0 } });
});

test('a rep cannot start waiting before check-in opens', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), -6);
  const wait = () => work.rep.call(attendanceApi.wait, { params: params(work), body: told() });
  await expectRefusal(wait(), 'engagement.check_in_closed');
  clock.goTo(startOf(work), 0.6);
  await expectRefusal(moveRep(work, 'report_absence'), 'engagement.not_waited');
  await wait();
});

test('a check-in after the appeal deadline is too late even if no task has run', async () => {
  const work = await coming(app, clock);
  const body = { ...told(), code: await codeOf(work) };
  clock.goTo(startOf(work), 2);
  await moveBusiness(work, 'report_no_show');
  clock.goTo(startOf(work), 75);
  const late = work.rep.call(attendanceApi.checkIn, {
    params: params(work),
    body: { ...body, sentAt: now().toISOString() },
  });
  await expectRefusal(late, 'engagement.too_late');
  await letTimeDecide(app);
  const { milestones } = await work.rep.call(engagementsApi.show, { params: params(work) });
  expect(milestones[0]).toMatchObject({ status: 'no_show', money: { backCents: 190_000, heldCents: 0 } });
});

test('hours are submitted after the last shift, returned for changes at most twice, and accepted', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  await expectRefusal(submitHours(work), 'engagement.not_over');
  await expectRefusal(
    work.rep.call(attendanceApi.submitHours, {
      params: params(work),
      body: { lines: [{ day: '2026-01-01', minutes: 60, text: 'Another day.' }] },
    }),
    'engagement.not_that_day',
  );
  clock.goTo(endOf(work), -1);
  await checkIn(work);
  await checkOut(work);
  // Checking out early does not complete the gig.
  await expectRefusal(submitHours(work), 'engagement.not_over');
  clock.goTo(endOf(work), 0);
  const [first = ''] = work.engagement.milestones[0]?.days ?? [];
  const hours = (...minutes: number[]) =>
    work.rep.call(attendanceApi.submitHours, {
      params: params(work),
      body: { lines: minutes.map((one) => ({ day: first, minutes: one, text: 'Sold soap.' })) },
    });
  await expectRefusal(hours(480 + 60 * engagementLimits.overtimeHours + 1), 'hand_in.too_many_hours');
  await expectRefusal(hours(480, 60 * engagementLimits.overtimeHours + 1), 'hand_in.too_many_hours');
  for (const _ of [1, 2]) {
    await submitHours(work);
    await moveBusiness(work, 'request_changes');
  }
  await submitHours(work);
  await expectRefusal(moveBusiness(work, 'request_changes'), 'engagement.no_changes_left');
  await moveBusiness(work, 'accept');
  expect(await statusOf(work)).toBe('completed');
  const { handIns, attendances } = await show(work);
  expect(handIns).toHaveLength(3);
  expect(attendances.map(({ kind }) => kind)).toEqual(['in', 'in', 'out']);
});

test('check-out is open until two hours after the shift and counts for the shift’s day', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  clock.goTo(endOf(work), -1);
  await checkIn(work);
  clock.goTo(endOf(work), engagementTimes.checkOutLateHours);
  await expectRefusal(checkOut(work), 'engagement.check_out_closed');
  clock.goTo(endOf(work), 1.9);
  await checkOut(work);
  const { attendances } = await show(work);
  expect(attendances.at(-1)).toMatchObject({ kind: 'out', day: work.engagement.milestones[0]?.days.at(-1) });
});

test('other users cannot read attendance', async () => {
  const work = await coming(app, clock);
  for (const stranger of [await signUpRep(app), await signUpBusiness(app)])
    await expectRefusal(stranger.call(attendanceApi.show, { params: params(work) }), 'engagement.not_found');
});
