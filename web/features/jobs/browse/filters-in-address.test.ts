import { expect, test } from 'vitest';
import { browseQuery, jobFilters } from '#contract/jobs/search.ts';
import type { BrowseCriteria } from './browse-api.ts';
import { addressOfJobs, criteriaOf, filtersOf, viewOf, withCriteria, withView } from './filters-in-address.ts';

const all = {
  q: 'promoter & co',
  province: 'Western Cape',
  locationId: '0196f0e2-6d2a-7b3c-9c65-0a4f6a1c2b3d',
  industry: 'Retail',
  category: 'B2B Sales',
  experience: 'mid',
  minimumRateCents: 5000,
  duration: '1 month',
  jobType: 'Part-time',
  when: 'weekend',
  from: '2026-11-28',
  to: '2026-12-06',
  courses: 'met',
  tags: ['sampling', 'door-to-door'],
  sort: 'nearest',
  near: '0196f0e2-6d2a-7b3c-9c65-0a4f6a1c2b3e',
} satisfies BrowseCriteria;

test('filters round-trip through the URL, and its other parameters stay', () => {
  const search = withCriteria(new URLSearchParams('tab=browse-jobs&view=tips'), all);
  expect(search.get('tab')).toBe('browse-jobs');
  expect(viewOf(search)).toBe('tips');
  expect(criteriaOf(new URLSearchParams(search.toString()))).toEqual(all);
});

test('no filter of the contract is missing', () => {
  const search = withCriteria(new URLSearchParams(), all);
  for (const name of Object.keys(jobFilters.shape)) expect(search.has(name)).toBe(true);
});

test('the link in the email of a saved search opens it', () => {
  const { sort: _sort, near: _near, ...filters } = all;
  const mailed = new URLSearchParams({ tab: 'browse-jobs' });
  for (const [name, value] of Object.entries(filters)) mailed.set(name, String(value));
  expect(criteriaOf(mailed)).toEqual(filters);
  expect(addressOfJobs(filters)).toBe(`/rep-portal?${mailed}`);
});

test('clearing removes them', () => {
  expect(withCriteria(new URLSearchParams('province=Gauteng&tab=x&sort=pay'), {}).toString()).toBe('tab=x');
});

test('invalid values are ignored, and the rest still applies', () => {
  const search = new URLSearchParams('province=Atlantis&minimumRateCents=-3&industry=Retail&sort=best&near=here&q=');
  expect(criteriaOf(search)).toEqual({ industry: 'Retail' });
  expect(viewOf(new URLSearchParams('view=everything'))).toBe('all');
});

test.each([
  ['q', ['  two   words ', 'x'.repeat(200), 'x'.repeat(201), 'a\u0000b', 'a\nb']],
  ['industry', ['x'.repeat(120), 'x'.repeat(121)]],
  ['province', ['gauteng', 'National']],
  [
    'locationId',
    [all.locationId.toUpperCase(), '0196f0e2', '0196f0e2-0000-0000-0000-000000000001', `${all.locationId}0`],
  ],
  ['minimumRateCents', ['0', '1000000000', '1000000001', '1.5', 'NaN']],
  ['from', ['2026-02-30', '2026-13-45', '0001-01-01', '2026-1-1', '12026-01-01', '1999-12-31']],
  ['tags', ['beer', 'beer,wine,beer', 'beer,', 'a,b,c,d,e', 'a,b,c,d,e,f', 'Beer', ' beer']],
  ['sort', ['', 'Newest']],
] as const)('%s is read as by the contract', (name, texts) => {
  for (const text of texts) {
    const parsed = browseQuery.safeParse({ [name]: text });
    expect(criteriaOf(new URLSearchParams({ [name]: text }))).toEqual(parsed.success ? parsed.data : {});
  }
});

test('the order is no filter', () => {
  expect(filtersOf({ q: 'promoter', sort: 'pay' })).toEqual({ q: 'promoter' });
});

test('switching the view preserves the filters', () => {
  const search = withView(new URLSearchParams('tab=browse-jobs&q=shop'), 'categories');
  expect(search.toString()).toBe('tab=browse-jobs&q=shop&view=categories');
  expect(withView(search, 'all').toString()).toBe('tab=browse-jobs&q=shop');
});
