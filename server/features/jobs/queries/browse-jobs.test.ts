import { beforeAll, describe, expect, test } from 'vitest';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import { type BrowseQuery, jobSearchApi } from '#contract/jobs/search.ts';
import { thisWeekend } from '#domain/jobs/wanted-days.ts';
import { weekdayOf } from '#domain/shared/calendar-day.ts';
import { expectRefusal } from '#test/support/api.ts';
import { dayFromNow, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const place = (name: string) => places.get(name) ?? '';
const browse = (query: BrowseQuery = {}) => rep.call(jobSearchApi.browse, { query });
const titles = async (query: BrowseQuery) =>
  (await browse({ sort: 'newest', ...query })).items.map(({ title }) => title);

const app = await openTestApp({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app, { preferred_location: 'Durban' })]);
const locations = await rep.call(catalogueApi.locations, {});
const places = new Map(locations.map(({ id, name }) => [name, id]));

describe('the filters', () => {
  beforeAll(async () => {
    const post = (title: string, changes: object) => postJob(business, { title, industry: 'Automotive', ...changes });
    await post('Durban', { experienceRequired: 'Entry Level', duration: '1 week', jobType: 'Contract' });
    await post('Umhlanga', { locationId: place('Umhlanga'), experienceRequired: '1-2 years', duration: '1 month' });
    await post('Whole province', { locationId: place('KwaZulu-Natal'), experienceRequired: '3-5 years' });
    await post('Cape Town', { locationId: place('Cape Town'), experienceRequired: '5+ years', hourlyRateCents: 9_000 });
    await post('Whole country', { locationId: place('National'), hourlyRateCents: null, jobType: 'Commission Only' });
  });
  const ask = (query: BrowseQuery) => titles({ industry: 'automotive', ...query });

  test.each([
    [{}, ['Whole country', 'Cape Town', 'Whole province', 'Umhlanga', 'Durban']],
    [{ province: 'KwaZulu-Natal' }, ['Whole country', 'Whole province', 'Umhlanga', 'Durban']],
    [{ province: 'Gauteng' }, ['Whole country']],
    [{ experience: 'entry' }, ['Whole country', 'Durban']],
    [{ experience: 'mid' }, ['Whole province', 'Umhlanga']],
    [{ experience: 'senior' }, ['Cape Town']],
    [{ minimumRateCents: 9_000 }, ['Cape Town']],
    [{ minimumRateCents: 9_001 }, []],
    [{ duration: '1 month' }, ['Umhlanga']],
    [{ jobType: 'Commission Only' }, ['Whole country']],
    [{ category: 'Retail' }, []],
    [
      {
        province: 'KwaZulu-Natal',
        experience: 'mid',
        duration: '1 month',
        jobType: 'Full-time',
        minimumRateCents: 100,
      },
      ['Umhlanga'],
    ],
    [{ province: 'KwaZulu-Natal', experience: 'mid', duration: '1 week' }, []],
  ] satisfies [BrowseQuery, string[]][])('%o', async (query, expected) => {
    expect(await ask(query)).toEqual(expected);
  });

  test('a town finds its own jobs, those of its province and nationwide ones', async () => {
    expect(await ask({ locationId: place('Durban') })).toEqual(['Whole country', 'Whole province', 'Durban']);
    expect(await ask({ locationId: place('KwaZulu-Natal') })).toEqual(await ask({ province: 'KwaZulu-Natal' }));
    expect(await ask({ locationId: place('National') })).toEqual(['Whole country']);
    expect(await ask({ locationId: place('Durban'), province: 'Gauteng' })).toEqual(['Whole country']);
    await expectRefusal(browse({ locationId: crypto.randomUUID() }), 'location.unknown');
  });

  describe('by days', () => {
    const hours = { from: '09:00', to: '17:00', breakMinutes: 0 };
    const days = { kind: 'days' as const, ...hours };
    const weekend = thisWeekend(dayFromNow(0));
    beforeAll(async () => {
      const post = (title: string, changes: object) =>
        postJob(business, { title, industry: 'Manufacturing', ...changes });
      await post('Agreed', { startDate: dayFromNow(20) });
      await post('Weekend', { schedule: { ...days, dates: weekend }, locationId: place('Cape Town') });
      await post('Two days', { schedule: { ...days, dates: [dayFromNow(20), dayFromNow(30)] } });
      const schedule = { kind: 'weekly', weekdays: [weekdayOf(dayFromNow(25))], weeks: 3, ...hours };
      await post('Every week', { schedule, startDate: dayFromNow(25) });
    });
    const find = (query: BrowseQuery) => titles({ industry: 'Manufacturing', ...query });

    test.each([
      [{ when: 'weekend' }, ['Weekend']],
      [{ from: dayFromNow(20), to: dayFromNow(20) }, ['Two days']],
      [{ from: dayFromNow(21), to: dayFromNow(24) }, []],
      [{ from: dayFromNow(21), to: dayFromNow(25) }, ['Every week']],
      [{ from: dayFromNow(30), to: dayFromNow(39) }, ['Every week', 'Two days']],
      [{ from: dayFromNow(39) }, ['Every week']],
      [{ from: dayFromNow(40) }, []],
      [{ from: '2020-01-01', to: dayFromNow(20) }, ['Two days', 'Weekend']],
      [{ from: dayFromNow(20), to: dayFromNow(19) }, []],
      [{ when: 'weekend', from: dayFromNow(15) }, []],
      [{ when: 'weekend', province: 'Gauteng' }, []],
      [{ when: 'weekend', province: 'Western Cape', q: 'weekend' }, ['Weekend']],
      [{ when: 'weekend', sort: 'nearest' }, ['Weekend']],
      [{ from: dayFromNow(20), sort: 'pay' }, ['Two days', 'Every week']],
    ] satisfies [BrowseQuery, string[]][])('%o', async (query, expected) => {
      expect(await find(query)).toEqual(expected);
    });

    test('an invalid date is refused', async () => {
      await expectRefusal(browse({ from: '2026-13-01' }), 'request.invalid');
    });
  });

  test('an industry is found by a part of its name', async () => {
    expect(await titles({ industry: 'AUTO' })).toHaveLength(5);
    expect(await titles({ industry: 'mining' })).toEqual([]);
  });

  test('B2B Sales finds jobs that sell to businesses', async () => {
    await postJob(business, { title: 'Sell to wholesalers' });
    expect(await titles({ category: 'B2B Sales' })).toEqual(['Sell to wholesalers']);
  });
});

describe('the text', () => {
  beforeAll(async () => {
    await postJob(business, { title: 'Solar consultant', industry: 'Technology', requiredSkills: 'Patience, RICA' });
    await postJob(business, {
      title: 'Home loans adviser',
      industry: 'Finance',
      description: 'Explain mortgages in malls.',
    });
  });

  test.each([
    ['solar', ['Solar consultant']],
    ['PATIENCE', ['Solar consultant']],
    ['mortgage', ['Home loans adviser']],
    ['solar patience', ['Solar consultant']],
    ['solar mortgages', []],
    ['the solar', ['Solar consultant']],
  ])('%s is searched for in title, skills and description', async (q, expected) => {
    const found = await browse({ q });
    expect(found.items.map(({ title }) => title)).toEqual(expected);
    expect(found.searchedFor).toBeNull();
  });

  test.each([
    ['sollar', 'solar', 'Solar consultant'],
    ['mortgagse', 'mortgages', 'Home loans adviser'],
    ['solar consultnat', 'solar consultant', 'Solar consultant'],
  ])('%s is read as %s, and the response says so', async (q, searchedFor, title) => {
    const found = await browse({ q });
    expect(found.searchedFor).toBe(searchedFor);
    expect(found.items.map((job) => job.title)).toEqual([title]);
  });

  test('a text that resembles no word finds nothing', async () => {
    expect(await browse({ q: 'xylophonist' })).toEqual({
      items: [],
      nextCursor: null,
      near: null,
      searchedFor: null,
      sort: 'nearest',
    });
  });

  test('the company name is found, also after it changes', async () => {
    const firm = await signUpBusiness(app, { company_name: 'Baobab Bicycles' });
    await postJob(firm, { title: 'Bicycle sales' });
    expect(await titles({ q: 'baobab' })).toEqual(['Bicycle sales']);
    await app.database.pool.query(
      `update business_profiles set company_name = 'Kiaat Cycles' where company_name = 'Baobab Bicycles'`,
    );
    expect(await titles({ q: 'baobab' })).toEqual([]);
    expect(await titles({ q: 'kiaat' })).toEqual(['Bicycle sales']);
    expect((await browse({ q: 'kiat' })).searchedFor).toBe('kiaat');
  });

  test('can be combined with every filter and order', async () => {
    for (const sort of ['newest', 'pay', 'nearest'] as const) {
      const all = {
        q: 'solar',
        sort,
        locationId: place('Durban'),
        industry: 'Technology',
        experience: 'entry',
        minimumRateCents: 100,
      } as const;
      expect(await titles(all)).toEqual(['Solar consultant']);
      expect(await titles({ ...all, industry: 'Finance' })).toEqual([]);
      expect(await titles({ ...all, locationId: place('Cape Town') })).toEqual([]);
    }
  });

  test.each(['!!!', '👩🏽‍🌾', '& | ! :* <->', "''", 'the', '\\', '%', '#dMonday'])('%s causes no error', async (q) => {
    expect((await browse({ q })).items).toBeInstanceOf(Array);
  });

  test.each(['x'.repeat(201), 'nul \u0000', 'x'.repeat(10_000)])('is refused if too long or impossible', async (q) => {
    await expectRefusal(browse({ q }), 'request.invalid');
  });
});

test('each job says whether the rep saved it', async () => {
  const job = await postJob(business, { title: 'To be saved', industry: 'Real Estate' });
  const saved = async (who: Person) =>
    (await who.call(jobSearchApi.browse, { query: { industry: 'Real Estate' } })).items.map((one) => one.saved);
  const savedOnPage = async (who: Person) => (await who.call(jobForRepApi.show, { params: { jobId: job.id } })).saved;
  expect(await saved(rep)).toEqual([false]);
  expect(await savedOnPage(rep)).toBe(false);
  await rep.call(savedJobsApi.save, { params: { jobId: job.id } });
  expect(await saved(rep)).toEqual([true]);
  expect(await savedOnPage(rep)).toBe(true);
  const other = await signUpRep(app);
  expect(await saved(other)).toEqual([false]);
  expect(await savedOnPage(other)).toBe(false);
});
