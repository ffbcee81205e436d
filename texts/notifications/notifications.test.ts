import { expect, test } from 'vitest';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import { describeNotification, notificationPath } from './notifications.ts';

const jobId = '01900000-0000-7000-8000-000000000001';
const applicationId = '01900000-0000-7000-8000-000000000002';
const about = { jobId, applicationId, jobTitle: 'Promoters', name: 'Thabo Mokoena' };
const time = '2026-03-03T12:05:00Z';
const say = { moment: (moment: string) => `at ${moment}`, day: (day: string) => `on ${day}` };
const applicants = `/dashboard/jobs/${jobId}`;

test.each<[NotificationContent, string, string | null, string]>([
  [
    { kind: 'applicants.new', ...about, count: 1 },
    'Thabo Mokoena applied for Promoters',
    null,
    `${applicants}?show=pending`,
  ],
  [
    { kind: 'applicants.new', ...about, count: 2 },
    '2 new applicants for Promoters',
    'Thabo Mokoena and 1 other rep.',
    `${applicants}?show=pending`,
  ],
  [
    { kind: 'applicants.withdrew', ...about, count: 3 },
    '3 applicants withdrew from Promoters',
    'Thabo Mokoena and 2 other reps.',
    `${applicants}?show=withdrawn`,
  ],
  [
    { kind: 'interview.off', ...about, time },
    'Thabo Mokoena withdrew from Promoters',
    `The interview on at ${time} is cancelled.`,
    `${applicants}?show=withdrawn&applicant=${applicationId}`,
  ],
  [
    { kind: 'interview.proposed', ...about, times: [time], anew: false },
    'Thabo Mokoena invites you to an interview for Promoters',
    `at ${time}. Accept it or suggest other times.`,
    '/rep-portal?tab=my-applications&show=interview',
  ],
  [
    { kind: 'interview.proposed', ...about, times: [time, time], anew: true },
    'Thabo Mokoena proposes other interview times for Promoters',
    'Choose one of 2 times.',
    '/rep-portal?tab=my-applications&show=interview',
  ],
  [
    { kind: 'interview.cancelled', ...about, time: null },
    'Thabo Mokoena cancelled the interview for Promoters',
    'Your application stays open.',
    '/rep-portal?tab=my-applications&show=interview',
  ],
  [
    { kind: 'application.moved', ...about, status: 'accepted' },
    'Thabo Mokoena accepted you for Promoters',
    null,
    '/rep-portal?tab=my-applications&show=completed',
  ],
  [
    { kind: 'job.closed', ...about, filled: true },
    'Promoters is filled',
    'Thabo Mokoena can still respond to yours.',
    `/rep-portal/jobs/${jobId}`,
  ],
  [
    { kind: 'job.closing', jobId, jobTitle: 'Promoters', closesOn: '2026-03-05', waiting: 1 },
    'Promoters is closing soon',
    'The last day to apply is on 2026-03-05. 1 rep is waiting for your answer.',
    applicants,
  ],
  [
    { kind: 'work.moved', ...about },
    'Thabo Mokoena changed when or where Promoters is',
    'Check the days, hours and place, and contact them if you can’t come.',
    '/rep-portal?tab=my-applications&show=completed',
  ],
  [
    { kind: 'job.invited', jobId, jobTitle: 'Promoters', name: 'Ubuntu Foods' },
    'Ubuntu Foods would like to book you again: Promoters',
    'Read the job, and apply if it suits you.',
    `/rep-portal/jobs/${jobId}`,
  ],
  [
    { kind: 'job.invited', jobId, jobTitle: 'Promoters', name: 'Ubuntu Foods', again: false },
    'Ubuntu Foods invites you to apply for Promoters',
    'Read the job, and apply if it suits you.',
    `/rep-portal/jobs/${jobId}`,
  ],
  [
    {
      kind: 'job.fits',
      jobId,
      jobTitle: 'Promoters',
      name: 'Ubuntu Foods',
      reasons: ['In Durban, where you live', 'On your profile and in the job: sampling'],
    },
    'A gig that fits you: Promoters',
    'From Ubuntu Foods. In Durban, where you live. On your profile and in the job: sampling.',
    `/rep-portal/jobs/${jobId}`,
  ],
  [
    { kind: 'job.fits', jobId, jobTitle: 'Promoters', name: 'Ubuntu Foods', reasons: [] },
    'A gig that fits you: Promoters',
    'From Ubuntu Foods.',
    `/rep-portal/jobs/${jobId}`,
  ],
  [
    { kind: 'job.takes_more', jobId, jobTitle: 'Promoters', name: 'Ubuntu Foods' },
    'Promoters is taking applications again',
    'Ubuntu Foods is taking more applicants for a job you saved.',
    `/rep-portal/jobs/${jobId}`,
  ],
  [
    {
      ...{ kind: 'courses.asked', ...about, which: 'any' },
      courses: [
        { id: jobId, title: 'Greeting' },
        { id: jobId, title: 'Selling' },
      ],
    },
    'Promoters asks for courses',
    'Finish “Greeting” or “Selling” before you agree to the terms.',
    `/rep-portal/jobs/${jobId}`,
  ],
  [
    { kind: 'training.added', videoId: jobId, title: 'How we greet shoppers', name: 'Ubuntu Foods', jobTitle: null },
    'Ubuntu Foods has a training video for you',
    'How we greet shoppers.',
    '/rep-portal?tab=training',
  ],
  [
    { kind: 'certificate.withdrawn', number: 'TH-7K2M-9QXA-4D0C', title: 'Tastings', reason: 'Someone else wrote it' },
    'We withdrew your certificate for Tastings',
    'Someone else wrote it.',
    '/rep-portal/certificates/TH-7K2M-9QXA-4D0C',
  ],
  [
    {
      ...{ kind: 'name.decided', userType: 'rep', part: 'full_name', name: 'Thabo Ndlovu' },
      ...{ approved: true, reason: null },
    },
    'Your new name is approved: Thabo Ndlovu',
    'Others can now see it. Sign agreements and terms of work with it.',
    '/rep-portal?tab=profile',
  ],
  [
    {
      ...{ kind: 'name.decided', userType: 'business', part: 'company_name', name: 'Honest Bank' },
      ...{ approved: false, reason: 'That is another company' },
    },
    'We couldn’t approve the name Honest Bank',
    'That is another company.',
    '/dashboard?tab=profile',
  ],
  [
    { kind: 'vetting.moved', vettingId: jobId, userType: 'business', step: 'approved', document: null },
    'You are verified',
    'You can now post jobs and hire sales reps.',
    '/dashboard/jobs/new',
  ],
  [
    { kind: 'vetting.moved', vettingId: jobId, userType: 'rep', step: 'document_asked', document: 'cv' },
    'Please send one document again: CV',
    'Read what to send on your Legal tab.',
    '/rep-portal?tab=legal',
  ],
])('%o', (content, title, detail, path) => {
  expect(describeNotification(content, say)).toEqual({ title, detail });
  expect(notificationPath(content)).toBe(path);
});
