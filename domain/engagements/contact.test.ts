import { expect, test } from 'vitest';
import { engagementLimits } from '#contract/agreed-terms.ts';
import { milestoneStatuses } from '#contract/engagements/options.ts';
import { addDays } from '../shared/calendar-day.ts';
import { type ContactGig, contactStatus } from './contact.ts';

const day = '2026-12-05';
const gig = (milestones: ContactGig['milestones'], accepted = true): ContactGig => ({
  accepted,
  lastDay: day,
  milestones,
});
const part = (status: (typeof milestoneStatuses)[number], heldCents = 0n, days = [day]) => ({
  status,
  heldCents,
  days,
});
const lastShown = addDays(day, engagementLimits.contactDays);
const nextDay = addDays(lastShown, 1);

const expected = {
  accepted: ['later', 'later'],
  agreed: ['later', 'later'],
  funded: ['open', 'open'],
  confirmed: ['open', 'open'],
  active: ['open', 'open'],
  submitted: ['open', 'open'],
  completed: ['open', 'over'],
  lapsed: ['over', 'over'],
  cancelled: ['over', 'over'],
  no_show: ['over', 'over'],
  business_absent: ['over', 'over'],
  disputed: ['open', 'open'],
  resolved: ['open', 'over'],
} as const satisfies Record<(typeof milestoneStatuses)[number], readonly [onTime: string, late: string]>;

test.each(milestoneStatuses)('a gig that is %s shows contacts by its status and last day', (status) => {
  const [onTime, late] = expected[status];
  expect(contactStatus(gig([part(status)]), lastShown)).toBe(onTime);
  expect(contactStatus(gig([part(status)]), nextDay)).toBe(late);
});

test.each(['no_show', 'business_absent'] as const)('%s shows contacts until it is settled', (status) => {
  expect(contactStatus(gig([part(status, 190_000n)]), day)).toBe('open');
});

test('one week that shows contacts shows them for the gig', () => {
  const weeks = [part('completed'), part('agreed', 0n, [addDays(day, 7)])];
  expect(contactStatus(gig(weeks), day)).toBe('open');
  expect(contactStatus(gig([part('completed'), part('cancelled')]), nextDay)).toBe('over');
});

test('a gig that is not paid here shows contacts from the acceptance until its end', () => {
  expect(contactStatus(gig(null), addDays(day, -20))).toBe('open');
  expect(contactStatus(gig(null), lastShown)).toBe('open');
  expect(contactStatus(gig(null), nextDay)).toBe('over');
  expect(contactStatus(gig(null, false), day)).toBe('over');
});
