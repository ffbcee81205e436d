import { expect, test } from 'vitest';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import { jobOfRehire, startOfRehire } from './plan.ts';

const now = new Date('2026-11-30T08:00:00Z');

const night = {
  title: 'Club tasting',
  location: { id: 'a', name: 'Durban' },
  tags: [],
  namedCourses: [],
  asksCourses: null,
  startDate: '2026-11-20',
  schedule: { kind: 'days', dates: ['2026-11-20'], from: '18:00', to: '23:00', breakMinutes: 0, transportHome: true },
  dayRateCents: 90_000,
  compensationCents: 90_000,
} as unknown as JobDetail;

test('a night is hired again with the answer about transport home', () => {
  const job = jobOfRehire(night, startOfRehire(night, 2, now), now);
  expect(job).toMatchObject({ input: { schedule: { from: '18:00', to: '23:00', transportHome: true } } });
});
