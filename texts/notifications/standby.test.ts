import { expect, test } from 'vitest';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import { describeNotification } from './notifications.ts';

const jobId = '01900000-0000-7000-8000-000000000001';
const id = '01900000-0000-7000-8000-000000000002';
const job = { jobId, jobTitle: 'Tasting' };
const say = { moment: (moment: string) => `at ${moment}`, day: (day: string) => `on ${day}` };
const settled = { kind: 'rehire.settled' as const, ...job, rehireId: id, invited: 5, accepted: 3, room: 2 };

test.each<[NotificationContent, string, string]>([
  [
    { kind: 'standby.unfilled', ...job, engagementId: null },
    'No rep on standby took the place for Tasting',
    'Accept another applicant.',
  ],
  [
    { kind: 'standby.unfilled', ...job, engagementId: id },
    'No rep on standby took the place for Tasting',
    'Accept another applicant, or offer the place again once more reps are on standby.',
  ],
  [
    { ...settled, emptyPlaces: 'standby' },
    '3 of 5 invited reps accepted your invitation to Tasting',
    '2 places are still empty. We’re asking reps on standby.',
  ],
  [
    { ...settled, emptyPlaces: 'applicants' },
    '3 of 5 invited reps accepted your invitation to Tasting',
    '2 places are still empty. Choose from your applicants.',
  ],
])('standby: %j says what the business can do', (content, title, detail) => {
  expect(describeNotification(content, say)).toMatchObject({ title, detail });
});
