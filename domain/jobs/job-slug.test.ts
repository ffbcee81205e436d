import { expect, test } from 'vitest';
import { jobSlug, shortIdIn } from './job-slug.ts';

const id = '01900000-0000-7000-8000-9f3a1c2b4d5e';

test.each([
  ['Weekend promoters', 'weekend-promoters-9f3a1c2b4d5e'],
  ['  Crème brûlée & “tasting”! ', 'creme-brulee-tasting-9f3a1c2b4d5e'],
  ['</script><script>alert(1)', 'script-script-alert-1-9f3a1c2b4d5e'],
  ['销售', '9f3a1c2b4d5e'],
  [`${'word '.repeat(30)}`, `${'word-'.repeat(12)}9f3a1c2b4d5e`],
  ['x'.repeat(90), `${'x'.repeat(60)}-9f3a1c2b4d5e`],
])('%s', (title, slug) => {
  expect(jobSlug({ id, title })).toBe(slug);
  expect(shortIdIn(slug)).toBe('9f3a1c2b4d5e');
});

test.each(['', 'weekend-promoters', 'promoters-9f3a1c2b4d5', 'promoters9f3a1c2b4d5e', '9F3A1C2B4D5E', "' or 1=1 --"])(
  '%s is no address of a job',
  (slug) => expect(shortIdIn(slug)).toBeNull(),
);
