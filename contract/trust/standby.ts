import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { milestoneStatuses } from '../engagements/options.ts';
import { termsSigned } from '../engagements/terms.ts';
import { id, timestamp } from '../fields.ts';
import { standbyOfferStatuses, standbyPlaceStatuses } from './standby-options.ts';

/** A place that is offered to a rep on standby. */
const standbyOffer = z.object({
  id,
  applicationId: id,
  jobId: id,
  title: z.string(),
  companyName: z.string(),
  place: z.string(),
  /** `YYYY-MM-DD`, those that have not begun. */
  days: z.array(z.string()),
  startsAt: timestamp,
  answerBy: timestamp,
  takeHomeCents: z.int(),
  /** Sales pay a part of it or all: it’s the most. */
  upTo: z.boolean(),
  /** Only the rest of a day that has begun is offered, until then, for the arrival in `startsAt`. Null: whole days. */
  restUntil: timestamp.nullable(),
});

export type StandbyOffer = z.output<typeof standbyOffer>;

/** The same with what the rep signs by accepting. */
const openStandbyOffer = standbyOffer.extend({
  /** By our clock. */
  now: timestamp,
  /** The terms of work, to the letter. */
  text: z.string(),
  sha256: z.string(),
  /** With this gig and everything else they agreed: the rep’s work for the business, averaged as section 200A of the LRA does. */
  minutesAMonth: z.int(),
  /** When the rep can say that they arrive, the earliest first. */
  arrivals: z.array(timestamp),
  expectedName: z.string().nullable(),
  asksPhone: z.boolean(),
});

/** What a business chose for the freed places of a job, and what came of them. */
const standbyOfJob = z.object({
  /** Gigs are paid through us: without it, places aren’t offered. */
  paidHere: z.boolean(),
  /** Places are offered by themselves. Null: the business hasn’t signed. */
  automatic: z.boolean().nullable(),
  /** How many undecided applicants stand by. */
  onStandby: z.int(),
  /** Of the places that were offered, how many a rep on standby filled who is still expected, or came. */
  offered: z.int(),
  filled: z.int(),
  expectedName: z.string().nullable(),
  asksPhone: z.boolean(),
});

export type StandbyOfJob = z.output<typeof standbyOfJob>;

/** How standby concerns a gig. */
const standbyOfGig = z.object({
  /** To the business: the place of this gig’s rep, who isn’t coming. Null: not offered. */
  place: z
    .object({
      status: z.enum(standbyPlaceStatuses),
      automatic: z.boolean(),
      /** Only the rest of the last day is offered. */
      rest: z.boolean(),
      /** `minutesAMonth`: the rep’s work for the business if they accept. Null once the place is filled or over. */
      offers: z.array(
        z.object({
          id,
          repName: z.string(),
          status: z.enum(standbyOfferStatuses),
          answerBy: timestamp,
          minutesAMonth: z.int().nullable(),
        }),
      ),
      /** Who accepted the place, when they arrive, the status of their first milestone and until when it has to be paid. Null for `payBy`: nothing is due. */
      filled: z
        .object({
          engagementId: id,
          repName: z.string(),
          arrivesAt: timestamp,
          status: z.enum(milestoneStatuses),
          payBy: timestamp.nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** To the business: how many reps on standby could be asked now. */
  available: z.int(),
  /** To the business: these reps, in the order in which they are asked, with their work for it a month if they accept. */
  reps: z.array(z.object({ applicationId: id, repName: z.string(), minutesAMonth: z.int() })),
  /** To the business: all days have begun, and only the rest of the last one can be offered. It is paid for separately. Null: whole days, or nothing. */
  rest: z
    .object({
      /** The earliest arrival of a replacement, the latest, and the end of the shift. */
      from: timestamp,
      latestFrom: timestamp,
      until: timestamp,
      /** Until when it can be offered. */
      offerUntil: timestamp,
      /** What the business pays for the earliest and for the latest arrival, with our fee and the card fee where it bears them. */
      mostCents: z.int(),
      leastCents: z.int(),
      /** Its money for the missing rep, and when it’s refunded unless they contest the report. Null for `backAt`: that is being decided. */
      held: z.object({ cents: z.int(), backAt: timestamp.nullable() }).nullable(),
    })
    .nullable(),
  /** The rep of this gig came in from standby and said that they arrive then. Null: they didn’t come in from standby. */
  arrivesAt: timestamp.nullable(),
});

export type StandbyOfGig = z.output<typeof standbyOfGig>;

const ofOffer = { tag: 'Standby', gate: 'rep', params: z.object({ offerId: id }) } as const;
const ofJob = {
  path: '/api/business/jobs/:jobId/standby',
  tag: 'Standby',
  gate: 'business',
  params: z.object({ jobId: id }),
  status: 200,
  response: standbyOfJob,
} as const;
const ofGig = { tag: 'Standby', params: z.object({ engagementId: id }), status: 200, response: standbyOfGig } as const;

export const standbyApi = {
  offers: endpoint({
    method: 'GET',
    path: '/api/rep/standby-offers',
    about: 'standby',
    seenByTeam: true,
    summary: 'List places offered to you, the earliest deadline first',
    description: 'At most 20, all of which you can still answer.',
    tag: 'Standby',
    gate: 'rep',
    afterTrial: 'keeps a promise',
    status: 200,
    response: z.object({ now: timestamp, items: z.array(standbyOffer) }),
  }),
  offer: endpoint({
    ...ofOffer,
    method: 'GET',
    path: '/api/rep/standby-offers/:offerId',
    about: 'standby',
    summary: 'Get an offered place with its terms',
    description: 'The terms for the rest of a day depend on `arrivesAt`, by default the earliest arrival.',
    query: z.object({ arrivesAt: timestamp.optional() }),
    afterTrial: 'keeps a promise',
    status: 200,
    response: openStandbyOffer,
    refusals: ['standby.not_found', 'standby.offer_over', 'standby.place_taken'],
  }),
  accept: endpoint({
    ...ofOffer,
    method: 'POST',
    path: '/api/rep/standby-offers/:offerId/acceptance',
    changes: ['standby', 'applications', 'engagements', 'gigs', 'dashboards', 'me'],
    summary: 'Accept an offered place',
    description:
      'Signs the terms with the fingerprint in `sha256` and hires you for the gig. Of several reps who accept, the first gets the place. `paid` says whether held money pays for it; otherwise it waits for the business to pay.',
    legal: 'rep',
    afterTrial: 'keeps a promise',
    body: z.object({ ...termsSigned, sha256: z.string().regex(/^[0-9a-f]{64}$/), arrivesAt: timestamp }),
    status: 200,
    /** `paid`: held money paid for the gig. Otherwise it waits for the business to pay. */
    response: z.object({ engagementId: id, paid: z.boolean() }),
    refusals: [
      'standby.not_found',
      'standby.offer_over',
      'standby.place_taken',
      'standby.business_closed',
      'standby.arrival_invalid',
      'application.already_decided',
      'engagement.terms_changed',
      'engagement.courses_missing',
      'engagement.below_minimum_wage',
      'engagement.hours_taken',
      'engagement.too_late',
      'legal.signature_required',
      'legal.signature_differs',
    ],
  }),
  decline: endpoint({
    ...ofOffer,
    method: 'POST',
    path: '/api/rep/standby-offers/:offerId/refusal',
    changes: ['standby'],
    summary: 'Decline an offered place',
    description: 'You stay on standby for other places. Declining is never held against you.',
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
    refusals: ['standby.not_found', 'standby.offer_over'],
  }),
  ofJob: endpoint({
    ...ofJob,
    method: 'GET',
    about: 'standby',
    summary: 'Get how a job uses reps on standby',
    afterTrial: 'own data',
    refusals: ['job.not_found'],
  }),
  choose: endpoint({
    ...ofJob,
    method: 'PUT',
    changes: ['standby', 'me'],
    summary: 'Choose how a job uses reps on standby',
    description:
      'Signs the terms of work with each rep on standby who accepts a place. With `automatic`, places are offered without a click.',
    legal: 'business',
    body: z.object({ ...termsSigned, automatic: z.boolean() }),
    refusals: ['job.not_found', 'sales.terms_missing', 'legal.signature_required', 'legal.signature_differs'],
  }),
  stop: endpoint({
    ...ofJob,
    method: 'DELETE',
    changes: ['standby'],
    summary: 'Stop offering places of a job to reps on standby',
    description: 'Removes your signature. Open offers can’t be accepted any more.',
    afterTrial: 'ends something',
    refusals: ['job.not_found'],
  }),
  ofGig: endpoint({
    ...ofGig,
    method: 'GET',
    path: '/api/engagements/:engagementId/standby',
    about: 'standby',
    summary: 'Get how standby concerns a gig',
    description: 'For the rep and the business of the gig.',
    gate: 'signed-in',
    refusals: ['engagement.not_found'],
  }),
  offerPlace: endpoint({
    ...ofGig,
    method: 'POST',
    path: '/api/business/engagements/:engagementId/standby-place',
    changes: ['standby'],
    summary: 'Open a free place to reps on standby',
    description:
      'Asks one or several together, and the next as they decline or don’t answer. With `rest`, offers the rest of a day that has begun, which you pay for separately.',
    body: z.object({ rest: z.boolean() }),
    gate: 'business',
    legal: 'business',
    refusals: [
      'engagement.not_found',
      'sales.terms_missing',
      'standby.not_signed',
      'standby.no_place',
      'standby.no_reps',
    ],
  }),
};
