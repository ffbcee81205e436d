import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewRoundsApi } from '#contract/applications/interview-rounds.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { agree, hoursFromNow } from '#test/support/interviews.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const business = await signUpBusiness(app);
const reps = await Promise.all(Array.from({ length: 3 }, (_, turn) => signUpRep(app, { full_name: `Rep ${turn}` })));
const repOf = (turn: number) => reps[turn] as Person;
const times = [hoursFromNow(24), hoursFromNow(25), hoursFromNow(26)];

async function contested() {
  const job = await postJob(business, { positions: 3 });
  const ids: string[] = [];
  for (const rep of reps) ids.push((await apply(rep, job.id)).id);
  return { jobId: job.id, ids };
}

const terms = { times, minutes: 30, place: 'By phone', note: 'Have your CV at hand.' };
const invite = (jobId: string, body: object, who = business) =>
  who.call(interviewRoundsApi.invite, { params: { jobId }, body: { ...terms, ...body } as never });
const matching = (more: object = {}) => ({ matching: { until: new Date().toISOString(), ...more } });
const shown = async (id: string) => {
  const received = await business.call(applicationsApi.showReceived, { params: { applicationId: id } });
  if (!received.interview) throw new Error('No applicant was invited.');
  return { ...received, interview: received.interview };
};
const take = async (rep: Person, id: string, time = times[0] ?? '') =>
  rep.call(interviewsApi.accept, { params: { interviewId: (await shown(id)).interview.id }, body: { time } });

test('all matching applicants are invited together, and each takes a free time', async () => {
  const { jobId, ids } = await contested();
  const [one = '', two = '', three = ''] = ids;
  const { invited, notInvited } = await invite(jobId, matching());
  expect([invited.toSorted(), notInvited]).toEqual([ids.toSorted(), []]);
  expect(await shown(one)).toMatchObject({
    status: 'interview',
    steps: [{ status: 'pending' }, { status: 'interview', note: terms.note }],
    interview: { status: 'proposed', times, minutes: 30, place: 'By phone' },
  });
  await take(repOf(0), one);
  expect((await shown(two)).interview.times).toEqual(times.slice(1));
  expect((await shown(one)).interview.times).toEqual(times);
  await expectRefusal(take(repOf(1), two), 'interview.time_taken');
  await take(repOf(1), two, times[1]);
  expect((await shown(three)).interview.times).toEqual(times.slice(2));
});

test('two take the same time if its capacity is two', async () => {
  const { jobId, ids } = await contested();
  const [one = '', two = '', three = ''] = ids;
  await invite(jobId, { applicationIds: ids, capacity: 2 });
  await take(repOf(0), one);
  await take(repOf(1), two);
  await expectRefusal(take(repOf(2), three), 'interview.time_taken');
});

describe('a time is free again', () => {
  const given: [string, (id: string) => Promise<unknown>][] = [
    [
      'cancelled',
      async (id) => business.call(interviewsApi.cancel, { params: { interviewId: (await shown(id)).interview.id } }),
    ],
    ['withdrawn', (id) => repOf(0).call(applicationsApi.withdraw, { params: { applicationId: id } })],
    ['rejected', (id) => business.call(applicationsApi.reject, { params: { applicationId: id }, body: {} })],
    [
      'rejected with others',
      async (id) =>
        business.call(applicationsApi.rejectMany, {
          params: { jobId: (await shown(id)).jobId },
          body: { applicationIds: [id], note: 'Thank you.' },
        }),
    ],
  ];
  test.each(given)('when the rep who had it is %s', async (_, end) => {
    const { jobId, ids } = await contested();
    const [one = '', two = ''] = ids;
    await invite(jobId, { applicationIds: ids });
    await take(repOf(0), one);
    await end(one);
    expect((await shown(two)).interview.times).toEqual(times);
    await take(repOf(1), two);
  });
});

test('applicants already decided or agreed on a time are skipped and reported', async () => {
  const { jobId, ids } = await contested();
  const [one = '', two = '', three = ''] = ids;
  await business.call(applicationsApi.reject, { params: { applicationId: one }, body: {} });
  const { id: agreed } = await agree(business, repOf(1), two);
  const unknown = randomUUID();
  const { invited, notInvited } = await invite(jobId, { applicationIds: [...ids, unknown] });
  expect(invited).toEqual([three]);
  expect(notInvited).toEqual([
    { id: one, status: 'rejected' },
    { id: unknown, status: null },
    { id: two, status: 'interview' },
  ]);
  expect((await shown(two)).interview).toMatchObject({ id: agreed, status: 'accepted' });
});

test('is refused without room for all, in the past, without a place, and to strangers', async () => {
  const { jobId, ids } = await contested();
  const { errors } = await expectRefusal(
    invite(jobId, { ...matching(), times: times.slice(1) }),
    'interview.too_few_times',
  );
  expect(errors?.[0]?.field).toBe('times');
  await expectRefusal(invite(jobId, { ...matching(), times: [hoursFromNow(-1), ...times] }), 'interview.time_invalid');
  await expectRefusal(invite(jobId, { ...matching(), place: null }), 'request.invalid');
  await expectRefusal(invite(jobId, { ...matching(), times: [...times, times[0]] }), 'request.invalid');
  await expectRefusal(invite(jobId, { applicationIds: ids }, await signUpBusiness(app)), 'job.not_found');
  const { items } = await business.call(applicationsApi.listReceived, { params: { jobId }, query: {} });
  expect(items.map(({ status, interview }) => [status, interview])).toEqual(ids.map(() => ['pending', null]));
});
