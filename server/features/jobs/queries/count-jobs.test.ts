import { expect, onTestFinished, test, vi } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { type JobFilters, jobSearchApi } from '#contract/jobs/search.ts';
import { thisWeekend } from '#domain/jobs/wanted-days.ts';
import { expectRefusal } from '#test/support/api.ts';
import { dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { countWords } from '../commands/count-words.ts';
import { foldCounts } from '../commands/fold-counts.ts';

const app = await openTestApp({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);

const counts = () => rep.call(jobSearchApi.counts, { query: {} });

async function countOf(
  list: 'provinces' | 'industries' | 'experience' | 'durations' | 'jobTypes' | 'categories',
  value: string,
) {
  const all = await counts();
  return (all[list] as readonly { value: string; jobs: number }[]).find((one) => one.value === value)?.jobs;
}

test('an empty market has counts of zero for every option', async () => {
  const empty = await counts();
  expect(empty.total).toBe(0);
  expect(empty.categories.map(({ value }) => value)).toEqual([
    'B2B Sales',
    'Retail',
    'Technology',
    'Healthcare',
    'Finance',
    'Manufacturing',
  ]);
  expect(empty.provinces).toHaveLength(9);
  expect(
    [...empty.categories, ...empty.provinces, ...empty.experience, ...empty.durations].every(({ jobs }) => jobs === 0),
  ).toBe(true);
});

test('counts follow every post, edit and close immediately, before and after they are folded', async () => {
  const job = await postJob(business, { experienceRequired: '3-5 years', duration: '1 week', jobType: 'Contract' });
  await postJob(business, { industry: 'Finance', title: 'Visit business owners' });
  for (const fold of [false, true]) {
    if (fold) await foldCounts(app.services);
    expect((await counts()).total).toBe(2);
    expect(await countOf('categories', 'Retail')).toBe(1);
    expect(await countOf('categories', 'B2B Sales')).toBe(1);
    expect(await countOf('provinces', 'KwaZulu-Natal')).toBe(2);
    expect(await countOf('experience', 'mid')).toBe(1);
    expect(await countOf('durations', '1 week')).toBe(1);
    expect(await countOf('jobTypes', 'Contract')).toBe(1);
  }
  await app.database.pool.query(`update jobs set industry = 'Healthcare' where id = $1`, [job.id]);
  expect([await countOf('industries', 'Retail'), await countOf('industries', 'Healthcare')]).toEqual([0, 1]);
  await business.call(ownJobsApi.close, { params: { jobId: job.id } });
  expect([(await counts()).total, await countOf('industries', 'Healthcare')]).toEqual([1, 0]);
  await app.database.pool.query('delete from jobs where id = $1', [job.id]);
  await foldCounts(app.services);
  await foldCounts(app.services);
  expect((await counts()).total).toBe(1);
});

test('weekend counts have jobs on one of its days, each once, and on Sunday what is left of it', async () => {
  const [first, second] = [thisWeekend(dayFromNow(0))[0] as string, thisWeekend(dayFromNow(0)).at(-1) as string];
  const hours = { kind: 'days' as const, from: '09:00', to: '17:00' };
  const both = await postJob(business, { schedule: { ...hours, dates: [first, second] } });
  await postJob(business, { schedule: { ...hours, dates: [second] } });
  await postJob(business, { schedule: { ...hours, dates: [dayFromNow(20)] } });
  await postJob(business);
  const weekend = async () => (await counts()).times;
  expect(await weekend()).toEqual([{ value: 'weekend', jobs: 2 }]);
  const { items } = await rep.call(jobSearchApi.browse, { query: { when: 'weekend' } });
  expect(items).toHaveLength(2);
  await app.database.pool.query(
    `update jobs set working_days = '{2030-01-05,2030-01-06,2030-01-13,2030-01-14}' where id = $1`,
    [both.id],
  );
  expect(await weekend()).toEqual([{ value: 'weekend', jobs: 1 }]);
  const { rows: counted } = await app.database.pool.query(
    `select value, sum(change)::int as jobs from job_count_changes where kind = 'weekend' and value like '2030%' group by 1 order by 1`,
  );
  expect(counted).toEqual(
    ['2030-01-05', '2030-01-06', '2030-01-12', '2030-01-13'].map((value) => ({ value, jobs: 1 })),
  );
});

test('counts of a place include jobs for its province and nationwide ones', async () => {
  const { items } = await rep.call(jobSearchApi.browse, { query: {} });
  const durban = items[0]?.location.id ?? '';
  const { rows } = await app.database.pool.query<{ id: string }>(`select id from locations where name = 'National'`);
  await postJob(business, { ...(await jobDraft(business.call)), locationId: rows[0]?.id ?? '' });
  expect(await countOf('provinces', 'Gauteng')).toBe(1);
  const inDurban = (await counts()).locations.find(({ value }) => value === durban);
  expect(inDurban?.jobs).toBe((await rep.call(jobSearchApi.browse, { query: { locationId: durban } })).items.length);
});

test('each option is counted with the other filters, like the list', async () => {
  const post = (title: string, changes: Parameters<typeof jobDraft>[1]) => postJob(business, { title, ...changes });
  await post('Car wash', { industry: 'Automotive', jobType: 'Contract', duration: '1 week' });
  await post('Car shine', { industry: 'Automotive', jobType: 'Full-time', duration: '1 month' });
  await post('Car sales', { industry: 'Automotive', jobType: 'Full-time', experienceRequired: '5+ years' });
  await post('House sales', { industry: 'Real Estate', jobType: 'Full-time', experienceRequired: '5+ years' });
  const cars: JobFilters = { industry: 'Automotive', jobType: 'Full-time' };
  for (const filters of [
    cars,
    { ...cars, q: 'car' },
    { ...cars, province: 'KwaZulu-Natal' as const },
    { q: 'sales' },
  ]) {
    const counted = await rep.call(jobSearchApi.counts, { query: filters });
    const found = async (query: JobFilters) => (await rep.call(jobSearchApi.browse, { query })).items.length;
    expect(counted.total).toBe(await found(filters));
    for (const { value, jobs } of counted.jobTypes) expect(jobs).toBe(await found({ ...filters, jobType: value }));
    for (const { value, jobs } of counted.experience) expect(jobs).toBe(await found({ ...filters, experience: value }));
    for (const { value, jobs } of counted.industries) expect(jobs).toBe(await found({ ...filters, industry: value }));
    for (const { value, jobs } of counted.provinces) expect(jobs).toBe(await found({ ...filters, province: value }));
    for (const { value, jobs } of counted.categories) expect(jobs).toBe(await found({ ...filters, category: value }));
    for (const { value, jobs } of counted.courses) expect(jobs).toBe(await found({ ...filters, courses: value }));
    for (const { value, jobs } of counted.times) expect(jobs).toBe(await found({ ...filters, when: value }));
    for (const { value, jobs } of counted.locations) expect(jobs).toBe(await found({ ...filters, locationId: value }));
  }
  const none = await rep.call(jobSearchApi.counts, { query: { ...cars, from: '2020-01-01', to: '2020-01-02' } });
  expect([none.total, ...none.industries.map(({ jobs }) => jobs)]).toEqual(Array(9).fill(0));
  const unknown = rep.call(jobSearchApi.counts, { query: { locationId: crypto.randomUUID() } });
  await expectRefusal(unknown, 'location.unknown');
});

test('words are counted, and deleted a day after their last job', async () => {
  const job = await postJob(business, { title: 'Umqombothi tasting' });
  const known = async () =>
    (await app.database.pool.query(`select jobs from job_words where word = 'umqombothi'`)).rows[0]?.jobs;
  await countWords(app.services);
  expect(await known()).toBe(1);
  await business.call(ownJobsApi.close, { params: { jobId: job.id } });
  await countWords(app.services);
  expect(await known()).toBe(0);
  await app.database.pool.query(`update job_words set added_at = now() - interval '25 hours'`);
  await countWords(app.services);
  expect(await known()).toBeUndefined();
  expect((await rep.call(jobSearchApi.browse, { query: { q: 'tasting' } })).items).toEqual([]);
});

test('counts are for reps', async () => {
  await expectRefusal(business.call(jobSearchApi.counts, { query: {} }), 'role.rep_required');
});

test('in a large market reps share the counts of a filter for ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const found = async () => (await rep.call(jobSearchApi.counts, { query: { q: 'umngqusho' } })).total;
  const postOne = () => postJob(business, { title: 'Umngqusho tasting' });
  await postOne();
  expect(await found()).toBe(1);
  await postOne();
  expect(await found()).toBe(2);
  await app.database.pool.query(`insert into job_count_changes (kind, value, change) values ('all', '', 10000)`);
  expect(await found()).toBe(2);
  await postOne();
  expect(await found()).toBe(2);
  vi.advanceTimersByTime(10_001);
  expect(await found()).toBe(3);
});
