import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { legalApi } from '#contract/vetting/legal.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';
import { seenFacts } from './seen-facts.ts';

const at = '2026-12-01T08:00:00.000Z';
const job = {
  id: 'j1',
  title: 'Promoters',
  companyName: 'Ubuntu Foods',
  location: { id: 'l1', name: 'Soweto', province: 'Gauteng' },
  locationAddress: '12 Vilakazi Street',
  description: 'Call me on 082 555 1234',
  compensationCents: 190_000,
  hourlyRateCents: null,
  dayRateCents: null,
  payPer: 'whole',
  schedule: null,
  startDate: null,
  status: 'active',
  closesOn: '2026-12-10',
};
const interview = {
  status: 'accepted',
  acceptedTime: at,
  minutes: 30,
  place: null,
  link: 'https://meet.example/secret',
  note: 'Ask for Sipho, 082 555 1234',
};

const trackerKey = pagesOf(applicationsApi.track, { query: { group: 'all' } }).queryKey;

test('an application in plain words: no message, no note, no link to the call', () => {
  const application = { status: 'interview', message: 'My ID is 8001015009087', job, interview, steps: [] };
  const facts = seenFacts(trackerKey, { pages: [{ items: [application] }] });
  expect(facts).toEqual({
    kind: 'applications',
    heading: 'My Applications',
    items: [
      {
        title: 'Promoters',
        lines: [
          'Ubuntu Foods · Interview',
          'R1,900',
          null,
          'Soweto, Gauteng',
          'Interview Tue 1 December 2026, 10:00, 30 minutes',
          'Online',
        ],
      },
    ],
  });
});

test('a gig with its check-in time, and nothing of payments or messages', () => {
  const schedule = { kind: 'days', dates: ['2026-12-05'], from: '09:00', to: '17:00', breakMinutes: 0 };
  const milestone = { status: 'confirmed', days: ['2026-12-05'] };
  const over = { status: 'cancelled', days: ['2026-12-12'] };
  const { title, companyName, location, locationAddress } = job;
  const work = { id: 'w1', title, companyName, location, locationAddress, schedule, tasks: '082 555 1234' };
  const facts = seenFacts(queryOf(engagementsApi.running, {}).queryKey, {
    items: [{ ...work, milestones: [milestone, over] }],
  });
  const hour = 3_600_000;
  const start = Date.parse('2026-12-05T09:00:00+02:00');
  expect(facts?.items).toEqual([
    {
      title: 'Promoters',
      lines: [
        'Ubuntu Foods',
        'Sat 5 Dec, 09:00–\u206017:00',
        '12 Vilakazi Street, Soweto, Gauteng',
        'Confirmed',
        'Cancelled',
      ],
      work: { id: 'w1', begun: false, shifts: [[start - hour, start + 10 * hour]] },
    },
  ]);
});

test('a shift that the rep has checked out of asks for neither a check-in nor a check-out', () => {
  const schedule = { kind: 'days', dates: ['2026-12-05', '2026-12-06'], from: '09:00', to: '17:00', breakMinutes: 0 };
  const { title, companyName, location, locationAddress } = job;
  const work = { id: 'w1', title, companyName, location, locationAddress, schedule };
  const shiftsAfter = (kind: 'in' | 'out', days: string[]) => {
    const lastAttendance = { kind, day: '2026-12-05', at: '2026-12-05T15:00:00Z' };
    const items = [{ ...work, milestones: [{ status: 'active', days, lastAttendance }] }];
    return seenFacts(queryOf(engagementsApi.running, {}).queryKey, { items })?.items[0]?.work?.shifts.length;
  };
  expect(shiftsAfter('in', schedule.dates)).toBe(2);
  expect(shiftsAfter('out', schedule.dates)).toBe(1);
  expect(shiftsAfter('out', ['2026-12-05'])).toBeUndefined();
});

test('an interview of a decided application is not shown', () => {
  const facts = seenFacts(trackerKey, { pages: [{ items: [{ status: 'rejected', job, interview }] }] });
  expect(facts?.items[0]?.lines.join()).not.toContain('December');
});

test('the next interview, or that there is none', () => {
  const { queryKey } = queryOf(dashboardsApi.rep, {});
  const next = {
    jobTitle: 'Promoters',
    companyName: 'Ubuntu Foods',
    at,
    minutes: 30,
    place: 'Maponya Mall',
    link: 'x',
  };
  expect(seenFacts(queryKey, { nextInterview: next })?.items).toEqual([
    { title: 'Promoters', lines: ['Ubuntu Foods', 'Interview Tue 1 December 2026, 10:00, 30 minutes', 'Maponya Mall'] },
  ]);
  expect(seenFacts(queryKey, { nextInterview: null })).toMatchObject({ kind: 'next-interview', items: [] });
});

test('an opened job has its own record, without the description', () => {
  const facts = seenFacts(queryOf(jobForRepApi.show, { params: { jobId: 'j1' } }).queryKey, {
    ...job,
    myApplication: null,
  });
  expect(facts).toMatchObject({ kind: 'opened-job:j1', heading: 'Jobs you opened' });
  expect(facts?.items[0]?.lines).toContain('12 Vilakazi Street, Soweto, Gauteng');
  expect(JSON.stringify(facts)).not.toContain('082');
});

test('the legal status is only the text of its badge', () => {
  const standing = { agreement: 'current', vetting: 'approved', documentsAsked: false };
  const status = { userType: 'rep', standing, expectedName: 'Thabo Mokoena', signed: { signature: 'Thabo Mokoena' } };
  const facts = seenFacts(queryOf(legalApi.status, { params: { userType: 'rep' } }).queryKey, status);
  expect(facts).toMatchObject({ kind: 'legal:rep', items: [{ lines: ['As a sales rep'] }] });
  expect(JSON.stringify(facts)).not.toContain('Thabo');
});

test('a business reads its jobs and interview times, without names', () => {
  const own = { ...job, applicants: { total: 3, pending: 2, accepted: 0 } };
  const jobs = seenFacts(pagesOf(ownJobsApi.list, { query: { status: 'active' } }).queryKey, {
    pages: [{ items: [own] }],
  });
  expect(jobs?.heading).toBe('My Jobs: Active');
  expect(jobs?.items[0]?.lines[0]).toBe('Active · 3 applicants, 2 pending');
  const attention = [
    { kind: 'interview', jobTitle: 'Promoters', repName: 'Thabo Mokoena', at, minutes: 30 },
    { kind: 'waiting', jobTitle: 'Promoters', applicants: 3 },
  ];
  expect(seenFacts(queryOf(dashboardsApi.business, {}).queryKey, { attention })?.items).toEqual([
    { title: 'Promoters', lines: ['Interview Tue 1 December 2026, 10:00, 30 minutes'] },
  ]);
});

test('other responses are not stored', () => {
  expect(seenFacts(['GET /api/me', {}], { email: 'thabo@example.co.za' })).toBeNull();
  expect(seenFacts(['toString', {}], {})).toBeNull();
  expect(seenFacts([], {})).toBeNull();
});

test('begun courses are stored, with a link to them', () => {
  const own = { begunAt: at, progress: 41, completedAt: null };
  const items = [
    { id: 'c1', title: 'In-store promotion', own },
    { id: 'c2', title: 'Telesales', own: { ...own, begunAt: null } },
    { id: 'c3', title: 'Fibre', own: null },
    { id: 'c4', title: 'Your numbers', own: { ...own, completedAt: at } },
  ];
  expect(seenFacts(queryOf(coursesApi.list, {}).queryKey, { items })).toEqual({
    kind: 'courses',
    heading: 'Your courses',
    items: [
      { title: 'In-store promotion', lines: ['In progress, 41%'], course: 'c1' },
      { title: 'Your numbers', lines: ['Certified'], course: 'c4' },
    ],
  });
});
