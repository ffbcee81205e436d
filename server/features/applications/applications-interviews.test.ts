import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewWeekApi } from '#contract/applications/interview-week.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { agree, hoursFromNow, propose } from '#test/support/interviews.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);

const applied = async () => (await apply(rep, (await postJob(business, { title: 'Promoter' })).id)).id;

const accept = (who: Person, interviewId: string, time: string) =>
  who.call(interviewsApi.accept, { params: { interviewId }, body: { time } });
const decline = (who: Person, interviewId: string) =>
  who.call(interviewsApi.decline, { params: { interviewId }, body: { message: 'I work until five that week.' } });
const cancel = (who: Person, interviewId: string) => who.call(interviewsApi.cancel, { params: { interviewId } });
const calendar = (who: Person, applicationId: string) =>
  who.call(interviewsApi.calendar, { params: { applicationId } });

async function proposed(times?: string[]) {
  const applicationId = await applied();
  const { interview } = await propose(business, applicationId, times);
  return { applicationId, interviewId: interview?.id ?? '', times: interview?.times ?? [] };
}

describe('proposing', () => {
  test('moves the application to interview and offers the times in order', async () => {
    const applicationId = await applied();
    const [early, late] = [hoursFromNow(5), hoursFromNow(30)];
    const received = await propose(business, applicationId, [late, early], {
      link: 'meet.example.co.za/x',
      minutes: 45,
    });
    expect(received).toMatchObject({
      status: 'interview',
      interview: {
        status: 'proposed',
        times: [early, late],
        minutes: 45,
        place: 'Our office, 12 Long Street',
        link: 'https://meet.example.co.za/x',
        note: 'Bring your ID.',
        acceptedTime: null,
        answeredAt: null,
      },
    });
    expect(received.steps.map(({ status, note }) => [status, note])).toEqual([
      ['pending', null],
      ['interview', 'Bring your ID.'],
    ]);
    const { items } = await rep.call(applicationsApi.track, { query: { group: 'interview' } });
    expect(items.find(({ id }) => id === applicationId)?.interview).toEqual(received.interview);
  });

  test('needs future times, a place or a link, and each time once', async () => {
    const applicationId = await applied();
    const soon = hoursFromNow(5);
    const past = await expectRefusal(
      propose(business, applicationId, [hoursFromNow(-1), soon]),
      'interview.time_invalid',
    );
    expect(past.errors).toEqual([{ field: 'times', message: 'Choose times in the future.' }]);
    await expectRefusal(propose(business, applicationId, [hoursFromNow(91 * 24)]), 'interview.time_invalid');
    await expectRefusal(propose(business, applicationId, []), 'request.invalid');
    await expectRefusal(propose(business, applicationId, [soon, soon]), 'request.invalid');
    await expectRefusal(propose(business, applicationId, [5, 6, 7, 8, 9, 10].map(hoursFromNow)), 'request.invalid');
    await expectRefusal(propose(business, applicationId, [soon], { place: ' ', link: null }), 'request.invalid');
    await expectRefusal(propose(business, applicationId, [soon], { link: 'javascript:alert(1)' }), 'request.invalid');
    await expectRefusal(propose(business, applicationId, [soon], { minutes: 5 }), 'request.invalid');
    const { items } = await rep.call(applicationsApi.track, { query: {} });
    expect(items.find(({ id }) => id === applicationId)).toMatchObject({ status: 'pending', interview: null });
  });

  test('is for the business that received an open application', async () => {
    const applicationId = await applied();
    await expectRefusal(propose(await signUpBusiness(app), applicationId), 'application.not_found');
    await expectRefusal(propose(rep, applicationId), 'role.business_required');
    await business.call(applicationsApi.reject, { params: { applicationId }, body: {} });
    await expectRefusal(propose(business, applicationId), 'application.already_decided');
  });

  test('again replaces the earlier proposal, agreed or not', async () => {
    const { applicationId, interviewId, times } = await proposed();
    const again = await propose(business, applicationId, [hoursFromNow(72)]);
    await expectRefusal(accept(rep, interviewId, times[0] ?? ''), 'interview.replaced');
    await accept(rep, again.interview?.id ?? '', again.interview?.times[0] ?? '');
    const third = await propose(business, applicationId, [hoursFromNow(96)]);
    expect(third.interview).toMatchObject({ status: 'proposed', acceptedTime: null });
    await expectRefusal(calendar(rep, applicationId), 'interview.not_found');
  });
});

describe('answering', () => {
  test('chooses one of the times, once', async () => {
    const { interviewId, times } = await proposed();
    const answered = await accept(rep, interviewId, times[1] ?? '');
    expect(answered.interview).toMatchObject({ status: 'accepted', acceptedTime: times[1] });
    await expectRefusal(accept(rep, interviewId, times[1] ?? ''), 'interview.already_answered');
    await decline(rep, interviewId);
    await expectRefusal(accept(rep, interviewId, times[0] ?? ''), 'interview.already_answered');
    await expectRefusal(decline(rep, interviewId), 'interview.already_answered');
  });

  test('moves an agreed interview to another of the times, or declines it, until it begins', async () => {
    const { applicationId, interviewId, times } = await proposed();
    await accept(rep, interviewId, times[1] ?? '');
    const moved = await accept(rep, interviewId, times[0] ?? '');
    expect(moved.interview).toMatchObject({ status: 'accepted', acceptedTime: times[0] });
    await expectRefusal(accept(rep, interviewId, hoursFromNow(7)), 'interview.time_not_offered');
    expect((await decline(rep, interviewId)).interview).toMatchObject({
      status: 'declined',
      acceptedTime: null,
      answer: 'I work until five that week.',
    });
    await expectRefusal(calendar(rep, applicationId), 'interview.not_found');
    const again = await propose(business, applicationId);
    const { id = '', times: others = [] } = again.interview ?? {};
    await accept(rep, id, others[0] ?? '');
    await app.database.pool.query(
      `update interviews set times = array[now()::timestamptz(3), times[2]], accepted_time = now()::timestamptz(3) where id = $1`,
      [id],
    );
    await expectRefusal(accept(rep, id, others[1] ?? ''), 'interview.time_passed');
    await expectRefusal(decline(rep, id), 'interview.time_passed');
  });

  test('is no longer possible once the application was withdrawn and sent again', async () => {
    const { id: jobId } = await postJob(business);
    const { id: applicationId } = await apply(rep, jobId);
    const { interview } = await propose(business, applicationId);
    await accept(rep, interview?.id ?? '', interview?.times[0] ?? '');
    await rep.call(applicationsApi.withdraw, { params: { applicationId } });
    await apply(rep, jobId);
    await expectRefusal(decline(rep, interview?.id ?? ''), 'interview.replaced');
    await expectRefusal(calendar(business, applicationId), 'interview.not_found');
    expect((await propose(business, applicationId)).interview).toMatchObject({ status: 'proposed' });
  });

  test('refuses a time that was not offered or has passed', async () => {
    const { interviewId, times } = await proposed();
    await expectRefusal(accept(rep, interviewId, hoursFromNow(7)), 'interview.time_not_offered');
    await app.database.pool.query(
      "update interviews set times = array_prepend(date_trunc('minute', now()) - interval '1 hour', times) where id = $1",
      [interviewId],
    );
    const { rows } = await app.database.pool.query('select times[1] as time from interviews where id = $1', [
      interviewId,
    ]);
    await expectRefusal(accept(rep, interviewId, rows[0].time.toISOString()), 'interview.time_passed');
    await accept(rep, interviewId, times[0] ?? '');
  });

  test('can decline all times, and the business proposes others', async () => {
    const { applicationId, interviewId } = await proposed();
    await expectRefusal(
      rep.call(interviewsApi.decline, { params: { interviewId }, body: { message: ' ' } }),
      'request.invalid',
    );
    expect((await decline(rep, interviewId)).interview).toMatchObject({
      status: 'declined',
      answer: 'I work until five that week.',
    });
    await expectRefusal(cancel(business, interviewId), 'interview.already_ended');
    expect((await propose(business, applicationId)).interview).toMatchObject({ status: 'proposed', answer: null });
  });

  test('is for the invited rep while the application is open', async () => {
    const { applicationId, interviewId, times } = await proposed();
    const [time = ''] = times;
    await expectRefusal(accept(await signUpRep(app), interviewId, time), 'interview.not_found');
    await expectRefusal(accept(business, interviewId, time), 'role.rep_required');
    await expectRefusal(accept(rep, randomUUID(), time), 'interview.not_found');
    await rep.call(applicationsApi.withdraw, { params: { applicationId } });
    await expectRefusal(accept(rep, interviewId, time), 'application.already_decided');
    await expectRefusal(cancel(business, interviewId), 'application.already_decided');
  });
});

describe('cancelling', () => {
  test('leaves the application open, and the rep cannot answer any more', async () => {
    const { interviewId, times } = await proposed();
    await expectRefusal(cancel(await signUpBusiness(app), interviewId), 'interview.not_found');
    expect(await cancel(business, interviewId)).toMatchObject({
      status: 'interview',
      interview: { status: 'cancelled' },
    });
    await expectRefusal(accept(rep, interviewId, times[0] ?? ''), 'interview.already_ended');
    await expectRefusal(cancel(business, interviewId), 'interview.already_ended');
  });
});

describe('the calendar file', () => {
  test('is for both sides once they agreed, and names the other one', async () => {
    const applicationId = await applied();
    await propose(business, applicationId);
    await expectRefusal(calendar(rep, applicationId), 'interview.not_found');
    const { id, acceptedTime } = await agree(business, rep, applicationId);
    const file = (await calendar(rep, applicationId)).replaceAll('\r\n ', '');
    const written = (moment: Date) => moment.toISOString().replace(/[-:]|\.000/g, '');
    const start = written(new Date(acceptedTime ?? ''));
    const end = written(new Date(Date.parse(acceptedTime ?? '') + 30 * 60_000));
    for (const line of [
      'BEGIN:VCALENDAR',
      `UID:${id}`,
      `DTSTART:${start}`,
      `DTEND:${end}`,
      'DESCRIPTION:Bring your ID.',
    ])
      expect(file.split('\r\n')).toContain(line);
    expect(file).toContain('SUMMARY:Interview with Ubuntu Foods: Promoter');
    expect(file).toContain('LOCATION:Our office\\, 12 Long Street');
    expect(await calendar(business, applicationId)).toContain('SUMMARY:Interview with Thabo Mokoena: Promoter');
  });

  test('is not found by others, nor by anyone after a cancellation or decision', async () => {
    const applicationId = await applied();
    const { id } = await agree(business, rep, applicationId);
    for (const stranger of await Promise.all([signUpRep(app), signUpBusiness(app)]))
      await expectRefusal(calendar(stranger, applicationId), 'interview.not_found');
    await cancel(business, id);
    await expectRefusal(calendar(rep, applicationId), 'interview.not_found');
    await agree(business, rep, applicationId);
    await business.call(applicationsApi.reject, { params: { applicationId }, body: {} });
    await expectRefusal(calendar(rep, applicationId), 'interview.not_found');
  });

  test('cannot be injected into by user text', async () => {
    const applicationId = await applied();
    const note = 'Hello\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Not ours';
    const { interview } = await propose(business, applicationId, [hoursFromNow(9)], { note });
    await accept(rep, interview?.id ?? '', interview?.times[0] ?? '');
    const lines = (await calendar(rep, applicationId)).split(/\r?\n/);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).not.toContain('SUMMARY:Not ours');
  });
});

test('the week of a business has its own agreed interviews, earliest first', async () => {
  const owner = await signUpBusiness(app);
  const meet = async (hours: number) => {
    const { id } = await apply(rep, (await postJob(owner)).id);
    return agree(owner, rep, id, [hoursFromNow(hours)]);
  };
  const later = await meet(50);
  const sooner = await meet(49);
  const off = await meet(51);
  await owner.call(interviewsApi.cancel, { params: { interviewId: off.id } });
  const show = (who: Person, from: string) => who.call(interviewWeekApi.show, { query: { from } });
  const week = async (who: Person, from: string) => (await show(who, from)).items.map(({ interviewId }) => interviewId);
  const day = dayInSouthAfrica(new Date(sooner.acceptedTime ?? ''));
  expect(await week(owner, addDays(day, -3))).toEqual([sooner.id, later.id]);
  expect(await week(owner, addDays(day, 2))).toEqual([]);
  expect(await week(owner, addDays(day, -7))).toEqual([]);
  expect(await show(owner, addDays(day, -30))).toEqual({ items: [], nextAt: sooner.acceptedTime });
  expect((await show(owner, addDays(day, -3))).nextAt).toBeNull();
  expect((await show(business, addDays(day, -30))).nextAt).not.toBe(sooner.acceptedTime);
  expect(await week(business, addDays(day, -3))).not.toContain(sooner.id);
  for (const from of ['today', '0001-01-01', '9999-12-31'])
    await expectRefusal(owner.call(interviewWeekApi.show, { query: { from } }), 'request.invalid');
});
