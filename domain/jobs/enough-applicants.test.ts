import { expect, test } from 'vitest';
import { applicantLimit, hasEnoughApplicants, nextApplicantLimit } from './enough-applicants.ts';

const job = { positions: 1, mostApplicants: null, takesAllApplicants: false };

test('thirty, and ten for each position, unless the business wants more, or all', () => {
  expect([1, 3, 20].map((positions) => applicantLimit({ ...job, positions }))).toEqual([40, 60, 230]);
  expect([39, 40, 41].map((open) => hasEnoughApplicants(job, open))).toEqual([false, true, true]);
  expect(applicantLimit({ ...job, mostApplicants: 80 })).toBe(80);
  expect(applicantLimit({ ...job, mostApplicants: 80, positions: 20 })).toBe(230);
  expect(hasEnoughApplicants({ ...job, takesAllApplicants: true }, 500)).toBe(false);
});

test('more are as many again, also where more have applied than it takes by now', () => {
  expect(nextApplicantLimit(40, 40)).toBe(80);
  expect(nextApplicantLimit(40, 200)).toBe(240);
});
