import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import type { JobInput } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { apply, dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const hours = { from: '09:00', to: '16:30', breakMinutes: 30 };
const schedule = { kind: 'days' as const, dates: [dayFromNow(3), dayFromNow(4)], ...hours };
const said = { title: 'Promoters', positions: 3, schedule, locationAddress: '12 Long Street' };

const moved = async (person: Person) => (await listNews(app, person)).filter(({ kind }) => kind === 'work.moved');

async function hired() {
  const [business, rep, waiting] = await Promise.all([
    signUpBusiness(app, { company_name: 'Ubuntu Foods' }),
    signUpRep(app),
    signUpRep(app),
  ]);
  const { id: jobId } = await postJob(business, said);
  const { id: applicationId } = await apply(rep, jobId);
  await apply(waiting, jobId);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  let version = 1;
  const edit = async (changes: Partial<JobInput>) => {
    const body = { ...(await jobDraft(business.call, { ...said, ...changes })), version };
    ({ version } = await business.call(ownJobsApi.edit, { params: { jobId }, body }));
  };
  return { business, rep, waiting, jobId, applicationId, edit };
}

test.each<[string, Partial<JobInput>]>([
  ['on another day', { schedule: { ...schedule, dates: [dayFromNow(3), dayFromNow(5)] } }],
  ['at other hours', { schedule: { ...schedule, from: '08:00' } }],
  ['at another address', { locationAddress: '7 Short Street' }],
])('accepted reps are notified once that the gig is %s, and no others are', async (_, changes) => {
  const { business, rep, waiting, jobId, applicationId, edit } = await hired();
  await edit(changes);
  expect(await moved(rep)).toMatchObject([
    { portal: 'rep', jobId, applicationId, jobTitle: 'Promoters', name: 'Ubuntu Foods', read: false },
  ]);
  for (const other of [waiting, business]) expect(await moved(other)).toEqual([]);
  await edit(changes);
  expect(await moved(rep)).toHaveLength(1);
  await edit({});
  expect(await moved(rep)).toHaveLength(2);
});

test('rewording a gig notifies no one', async () => {
  const { rep, edit } = await hired();
  await edit({ description: 'Greet everybody twice.', locationAddress: '12 Long street.' });
  expect(await moved(rep)).toEqual([]);
});
