import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { milestoneStatuses } from '../engagements/options.ts';
import { day, id, timestamp } from '../fields.ts';
import { repRecord } from '../reliability-records.ts';
import { rehireLimits, repDayStates } from './rehire-options.ts';

const ofJob = { jobId: id, jobTitle: z.string() };

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'The time must be such as 09:00.');

/** What a business sees in one place about a rep who has or had a gig with it. */
export const repPicture = z.object({
  repName: z.string(),
  /** The hours that `days` are about, those of the gig by default. */
  hours: z.object({ from: z.string(), to: z.string() }),
  /** Null: the business isn’t approved, the account is closed or the last gig together was too long ago. */
  days: z.array(z.object({ day: z.string(), state: z.enum(repDayStates) })).nullable(),
  /** Jobs of this business. */
  standby: z.array(z.object({ ...ofJob, until: timestamp })),
  record: repRecord,
  hoursTogether: z.object({
    /** Agreed for this calendar month. */
    thisMonth: z.int(),
    /** The average that counts before the law. */
    aMonth: z.int(),
  }),
  /** How often this business accepted the rep. */
  times: z.int(),
  /** The latest of those gigs. */
  gigs: z.array(
    z.object({
      ...{ engagementId: id, ...ofJob },
      status: z.enum(milestoneStatuses),
      /** `YYYY-MM-DD`; null: the days aren’t set. */
      firstDay: z.string().nullable(),
      lastDay: z.string().nullable(),
    }),
  ),
});

export type RepPicture = z.output<typeof repPicture>;

export const repPictureApi = {
  show: endpoint({
    tag: 'Team',
    gate: 'business',
    method: 'GET',
    path: '/api/business/engagements/:engagementId/rep-picture',
    about: 'engagements',
    summary: 'Get all that you can see of the rep of a gig',
    description: `Minutes in \`hoursTogether\`. \`days\` says for ${rehireLimits.pictureDays} days from \`day\` on, by default from tomorrow, whether the rep is free from \`hoursFrom\` until \`hoursTo\`. It never says where else a rep works, and is null later than ${rehireLimits.knownDays} days after a gig with you.`,
    params: z.object({ engagementId: id }),
    query: z.object({ day: day('Day').optional(), hoursFrom: clock.optional(), hoursTo: clock.optional() }),
    limit: 'availability',
    status: 200,
    response: repPicture,
    refusals: ['engagement.not_found'],
  }),
};
