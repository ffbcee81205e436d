import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { workCalendarApi } from '#contract/profiles/availability.ts';
import { openCalendar } from '#domain/profiles/work-calendar.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const [business, other, rep] = await Promise.all([signUpBusiness(app), signUpBusiness(app), signUpRep(app)]);
const days = (dates: string[], from = '09:00', to = '17:00') => ({
  ...{ kind: 'days' as const, dates, from, to },
  ...(to > '18:00' && { transportHome: true }),
});
const [first, second, third] = [dayFromNow(10), dayFromNow(11), dayFromNow(12)];

const show = async (jobId: string) => (await rep.call(jobForRepApi.show, { params: { jobId } })).inTheWay;

test('agreed gigs and days off are shown before applying and to the business, and block no application', async () => {
  const agreed = await postJob(other, { title: 'Agreed before', schedule: days([first, second]) });
  const { id: applicationId } = await apply(rep, agreed.id);
  const job = await postJob(business, { schedule: days([second, third]) });
  const evening = await postJob(business, { schedule: days([second], '17:00', '20:00') });
  const free = await postJob(business, { startDate: second });
  // Nothing is agreed yet.
  expect(await show(job.id)).toEqual({ work: [], daysOff: [] });

  await other.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  await rep.call(workCalendarApi.save, { body: { ...openCalendar, daysOff: [third] } });
  expect(await show(job.id)).toEqual({
    work: [{ jobId: agreed.id, title: 'Agreed before', companyName: 'Ubuntu Foods', days: [second] }],
    daysOff: [third],
  });
  for (const unhindered of [evening, free, agreed])
    expect(await show(unhindered.id)).toEqual({ work: [], daysOff: [] });

  const mine = await apply(rep, job.id);
  const received = await business.call(applicationsApi.showReceived, { params: { applicationId: mine.id } });
  const misfits = received.match.filter(({ fits }) => !fits).map(({ words }) => words);
  expect(misfits).toEqual([
    expect.stringMatching(/^Has other work on \w{3} \d+ \w{3}$/),
    expect.stringMatching(/^Can’t work on \w{3} \d+ \w{3}$/),
  ]);
  // The other gig's details are private to the rep and its business.
  expect(JSON.stringify(received)).not.toContain('Agreed before');
  await business.call(applicationsApi.accept, { params: { applicationId: mine.id }, body: {} });
});
