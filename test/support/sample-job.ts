import type { JobDetail } from '#contract/jobs/jobs.ts';

/** For tests without a server. */
export const sampleJob: JobDetail = {
  id: '01900000-0000-7000-8000-000000000001',
  title: 'Weekend promoters',
  companyName: 'Ubuntu Foods',
  industry: 'Retail',
  location: { id: '01900000-0000-4000-8000-000000000002', name: 'Durban', province: 'KwaZulu-Natal' },
  compensationCents: 120_000,
  hourlyRateCents: 7_500,
  dayRateCents: null,
  payPer: 'whole',
  saleCents: null,
  saleBasisPoints: null,
  schedule: null,
  duration: '1 week',
  experienceRequired: 'Entry Level',
  jobType: 'Part-time',
  positions: 2,
  status: 'active',
  closesOn: '2026-10-01',
  createdAt: '2026-09-01T08:00:00.000Z',
  description: 'Greet shoppers.',
  locationAddress: 'At the mall',
  requiredSkills: null,
  asksPictures: false,
  asksCount: null,
  asksCourses: null,
  namedCourses: [],
  startDate: null,
  tags: [{ id: 'sampling', kind: 'work', label: 'sampling and tastings' }],
  anyLanguage: false,
  tagsAsked: true,
  version: 4,
};

/** Days of 7 paid hours. */
export const weekend = {
  kind: 'days' as const,
  dates: ['2026-11-28', '2026-11-29'],
  from: '09:00',
  to: '16:30',
  breakMinutes: 30,
};
