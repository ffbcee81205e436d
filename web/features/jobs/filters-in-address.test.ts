import { expect, test } from 'vitest';
import { filtersOf, withFilters } from './filters-in-address.ts';

test('filters survive the way through the address, and the rest of it stays', () => {
  const filters = { province: 'Western Cape', industry: 'Retail', minimumRateCents: 5000 } as const;
  const search = withFilters(new URLSearchParams('tab=browse-jobs'), filters);
  expect(search.get('tab')).toBe('browse-jobs');
  expect(filtersOf(search)).toEqual(filters);
});

test('clearing removes them', () => {
  expect(withFilters(new URLSearchParams('province=Gauteng&tab=x'), {}).toString()).toBe('tab=x');
});

test('what an address cannot mean is left out, and the rest still holds', () => {
  expect(filtersOf(new URLSearchParams('province=Atlantis&minimumRateCents=-3&industry=Retail'))).toEqual({
    industry: 'Retail',
  });
});
