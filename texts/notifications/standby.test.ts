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
  [
    { kind: 'standby.unfilled', ...job, engagementId: id, rest: true, againUntil: '12:00' },
    'No rep on standby took the place for Tasting',
    'You can offer the rest of the day again until at 12:00, once another rep is on standby.',
  ],
  [
    { kind: 'standby.unfilled', ...job, engagementId: id, rest: true },
    'No rep on standby took the place for Tasting',
    'The place was for the rest of the day.',
  ],
  [
    {
      ...{ kind: 'standby.offered', ...job, applicationId: id, offerId: id, name: 'Ubuntu Foods', cents: 67_688 },
      ...{ startsAt: '09:40', answerBy: '2026-12-12T07:25:00.000Z', restUntil: '17:00' },
    },
    'Can you step in for Tasting, at 09:40?',
    'Ubuntu Foods needs a rep for the rest of the day. You’ll get R676.88, or less if you arrive later. Answer by at 2026-12-12T07:25:00.000Z: the first to accept gets it.',
  ],
])('standby: %j says what can be done', (content, title, detail) => {
  expect(describeNotification(content, say)).toMatchObject({ title, detail });
});
