import { describe, expect, test } from 'vitest';
import { attentionWords } from './attention-words.ts';

const ids = { jobId: 'j', applicationId: 'a' };
// A Thursday, 10:00 in South Africa.
const now = new Date('2026-03-05T08:00:00.000Z');
const titleOf = (one: Parameters<typeof attentionWords>[0]) => attentionWords(one, now).title;

describe('what waits for a business', () => {
  test('an interview shows its time, and links to the applicant', () => {
    const interview = {
      kind: 'interview',
      ...ids,
      jobTitle: 'Promoter',
      repName: 'Thabo Mokoena',
      minutes: 30,
    } as const;
    expect(attentionWords({ ...interview, at: '2026-03-05T12:00:00.000Z' }, now)).toEqual({
      title: 'Interview with Thabo Mokoena today at 14:00',
      note: 'Promoter · 30 minutes',
      to: '/dashboard/jobs/j?show=interview&applicant=a',
    });
    expect(titleOf({ ...interview, at: '2026-03-05T07:45:00.000Z' })).toBe(
      'Interview with Thabo Mokoena: on now, since 09:45',
    );
  });

  test('gigs wait for money and for an answer, each until a deadline', () => {
    const dueAt = '2026-03-06T07:00:00.000Z';
    expect(attentionWords({ kind: 'funding', jobId: 'j', jobTitle: 'Promoter', reps: 2, dueAt }, now)).toEqual({
      title: 'Pay for 2 reps by tomorrow 09:00',
      note: 'Promoter · booked once you’ve paid',
      to: '/dashboard?tab=my-team',
    });
    const withDeadline = {
      kind: 'hand_in',
      jobId: 'j',
      jobTitle: 'Promoter',
      engagementId: 'e',
      repName: 'Thabo',
    } as const;
    expect(attentionWords({ ...withDeadline, dueAt }, now)).toEqual({
      title: 'Approve Thabo’s hours by tomorrow 09:00',
      note: 'Promoter · approved automatically after that',
      to: '/dashboard?tab=my-team&show=hand-ins',
    });
  });

  test('declined times carry the answer', () => {
    const declined = {
      kind: 'declined',
      ...ids,
      jobTitle: 'Promoter',
      repName: 'Thabo',
      since: now.toISOString(),
    } as const;
    expect(attentionWords({ ...declined, answer: 'After six.' }, now)).toMatchObject({
      title: 'None of your times suit Thabo',
      note: 'Promoter · “After six.”',
    });
  });

  test.each([
    ['2026-03-05T06:15:00.000Z', '3 applicants waiting since 08:15 today'],
    // Already Wednesday in South Africa.
    ['2026-03-03T22:30:00.000Z', '3 applicants waiting since yesterday'],
    ['2026-03-03T10:00:00.000Z', '3 applicants waiting since Tuesday'],
    ['2026-02-26T10:00:00.000Z', '3 applicants waiting since 26 February 2026'],
  ])('applicants wait since %s', (since, title) => {
    const waiting = { kind: 'waiting', jobId: 'j', jobTitle: 'Promoter', applicants: 3, since } as const;
    expect(attentionWords(waiting, now)).toEqual({ title, note: 'Promoter', to: '/dashboard/jobs/j?show=pending' });
  });

  test.each([
    ['2026-03-05', 'Applications close today'],
    ['2026-03-06', 'Applications close tomorrow'],
    ['2026-03-08', 'Applications close on Sunday'],
  ])('a job closes on %s', (closesOn, title) => {
    const closing = { kind: 'closing', jobId: 'j', jobTitle: 'Promoter', closesOn, pending: 1 } as const;
    expect(attentionWords(closing, now)).toEqual({
      title,
      note: 'Promoter · 1 applicant waiting',
      to: '/dashboard/jobs/j',
    });
  });
});
