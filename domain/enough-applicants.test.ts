import { expect, test } from 'vitest';
import { applicantLimit, hasEnoughApplicants } from './enough-applicants.ts';

test('thirty at a time, or ten for each place, unless the business wants all', () => {
  expect([1, 3, 4, 20].map(applicantLimit)).toEqual([30, 30, 40, 200]);
  const job = { positions: 1, takesAllApplicants: false };
  expect([29, 30, 31].map((open) => hasEnoughApplicants(job, open))).toEqual([false, true, true]);
  expect(hasEnoughApplicants({ ...job, takesAllApplicants: true }, 500)).toBe(false);
});
