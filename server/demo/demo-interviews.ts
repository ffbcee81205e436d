import { v7 as uuidv7 } from 'uuid';
import type { interviews, repNotes } from '#server/features/applications/tables.ts';
import type { DemoHiring } from './demo-hiring.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Private notes of businesses about reps who applied. */
const remarks = [
  'Spoke well on the phone. Ask about own transport.',
  'Worked with Nandi at the trade fair last year, she was happy.',
  'Strong on the product, check availability on Sundays.',
  'Lives far away; only if the travel allowance is approved.',
];

/** Each applicant in interview agreed on a time, has some to choose from, or asks for others, in rotation. */
const outcomes = ['accepted', 'proposed', 'declined'] as const;

export interface DemoMeetings {
  readonly interviews: (typeof interviews.$inferInsert)[];
  readonly notes: (typeof repNotes.$inferInsert)[];
}

/** Adds the coming interviews, `today` being the start of the day, and the private notes about the first pending applicants. */
export function demoMeetings(today: number, { applications, jobs }: DemoHiring): DemoMeetings {
  const placeOf = new Map(jobs.map(({ id, locationAddress }) => [id, locationAddress ?? null]));
  const invited = applications.filter(({ status }) => status === 'interview');
  return {
    interviews: invited.map(({ id: applicationId, repId, businessId, jobId, updatedAt }, turn) => {
      const status = outcomes[turn % outcomes.length] ?? 'proposed';
      const proposedAt = updatedAt ?? new Date(today);
      const times = [10, 14, 16].map((clock, days) => new Date(today + (1 + days + (turn % 3)) * day + clock * hour));
      const place = placeOf.get(jobId) ?? null;
      return {
        id: uuidv7({ msecs: proposedAt.getTime() }),
        applicationId,
        repId,
        businessId,
        status,
        times,
        acceptedTime: status === 'accepted' ? (times[0] ?? null) : null,
        minutes: 30,
        place,
        link: place === null ? 'https://meet.demo.example/interview' : null,
        answer: status === 'declined' ? 'I work until five that week. Any evening, or Saturday morning?' : null,
        proposedAt,
        answeredAt: status === 'proposed' ? null : new Date(proposedAt.getTime() + 2 * hour),
      };
    }),
    notes: applications
      .filter(({ status }) => status === 'pending')
      .filter((_, turn) => turn % 5 === 0)
      .map(({ businessId, repId, appliedAt }, turn) => ({
        businessId,
        repId,
        text: remarks[turn % remarks.length] ?? '',
        updatedAt: new Date((appliedAt?.getTime() ?? today) + hour),
      })),
  };
}
