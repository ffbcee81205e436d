import { z } from 'zod';
import { location } from '../catalogue/catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { id, optionalProse, timestamp } from '../fields.ts';
import { salesTerms } from '../jobs/sales-terms.ts';
import { shownSchedule } from '../jobs/schedule.ts';
import { feeBearers } from '../operators/fee-bearers.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { deadlineKinds, disputeLimits, milestoneStatuses, movers, openingMoves, sideMoves, sides } from './options.ts';
import { proposedCents } from './proposed-amount.ts';
import { agreeInput } from './terms.ts';

/** Where the money of a milestone is: the amount held, and what went to each side. */
export const milestoneMoney = z.object({
  fundedCents: z.int(),
  heldCents: z.int(),
  repCents: z.int(),
  platformCents: z.int(),
  backCents: z.int(),
});

/** A unit that is funded, done and paid separately: all of the work, or a week of it. */
export const milestone = z.object({
  id,
  number: z.int(),
  status: z.enum(milestoneStatuses),
  days: z.array(z.string()),
  startsAt: timestamp.nullable(),
  endsAt: timestamp.nullable(),
  /** The rep's pay, before the fee. */
  payCents: z.int(),
  /** The rep's pay when all of it is approved. */
  takeHomeCents: z.int(),
  /** The amount the business pays in. */
  priceCents: z.int(),
  feeCents: z.int(),
  /** The bank took back the payment that funded it: our team decides, and no deadline does. */
  chargedBack: z.boolean(),
  /** When it is decided automatically, and how. */
  deadline: z.object({ kind: z.enum(deadlineKinds), at: timestamp }).nullable(),
  changesRequested: z.int(),
  /** The actions open to the caller at this moment. */
  movesOpen: z.array(z.enum(sideMoves)),
  /** The last check-in or check-out. `day`: of the shift that it belongs to. */
  lastAttendance: z.object({ kind: z.enum(['in', 'out']), day: z.string(), at: timestamp }).nullable(),
  /** Since when the rep has been on site without being able to check in. */
  waitingSince: timestamp.nullable(),
  money: milestoneMoney,
});

export type Milestone = z.output<typeof milestone>;

/** The work of one rep on one job, as one of the two sides sees it. */
export const engagement = z.object({
  id,
  applicationId: id,
  jobId: id,
  as: z.enum(sides),
  repName: z.string(),
  companyName: z.string(),
  title: z.string(),
  tasks: z.string(),
  /** The proof agreed on, beside the hours. */
  asksPictures: z.boolean(),
  asksCount: z.string().nullable(),
  location,
  locationAddress: z.string().nullable(),
  schedule: shownSchedule.nullable(),
  /** With the most for sales, where sales pay. */
  payCents: z.int(),
  /** Null: the pay is fixed. */
  salesTerms: salesTerms.nullable(),
  feeBearer: z.enum(feeBearers),
  termsVersion: z.int(),
  /** The business proposed other terms, which the rep may answer until then. */
  answerTermsBy: timestamp.nullable(),
  acceptedAt: timestamp,
  agreedAt: timestamp.nullable(),
  milestones: z.array(milestone),
});

export type Engagement = z.output<typeof engagement>;

export const engagementStep = z.object({
  id,
  milestone: z.int(),
  move: z.string(),
  by: z.enum(movers),
  status: z.enum(milestoneStatuses),
  note: z.string().nullable(),
  at: timestamp,
});

/** The current time by our clock: a phone's may be wrong. */
const moment = timestamp;

/** The most running work that is shown: no user has more. */
export const mostRunning = 50;

const note = optionalProse('Reason', 1000);

/** The action that the other side has to answer, or repeat. */
const forAReason = ['dispute', 'appeal', 'contest', 'request_changes'];

/** What opens a dispute can come with it. */
const opening = {
  /** The part of the pay that the rep should get, in the view of the side that opens it. */
  proposedCents,
  /** Pictures and documents that it uploaded as evidence. */
  fileIds: z.array(id).max(disputeLimits.files).default([]),
};

interface Moved {
  readonly move: string;
  readonly note: string | null;
  readonly proposedCents: number | null;
  readonly fileIds: readonly string[];
}

const withReason = <Body extends z.ZodType<Moved>>(body: Body) =>
  body
    .refine((said) => said.note !== null || !forAReason.includes(said.move), {
      path: ['note'],
      message: 'Enter a reason.',
    })
    .refine(
      ({ move, proposedCents: proposed, fileIds }) =>
        openingMoves.some((one) => one === move) || (proposed === null && fileIds.length === 0),
      { path: ['proposedCents'], message: 'An amount and files belong to a dispute.' },
    );

const moveRefusals = [
  'engagement.not_found',
  'engagement.not_yours',
  'engagement.moved_on',
  'engagement.too_late',
  'engagement.too_early',
  'engagement.days_open',
  'engagement.begun',
  'engagement.confirmation_closed',
  'engagement.check_in_closed',
  'engagement.within_the_hour',
  'engagement.not_waited',
  'engagement.not_over',
  'engagement.no_changes_left',
  'engagement.sales_open',
  'dispute.more_than_pay',
  'file.not_found',
] as const;

const params = z.object({ engagementId: id });

const ofRep = { tag: 'Gigs', gate: 'rep', afterTrial: 'keeps a promise', status: 200 } as const;
const ofBusiness = { tag: 'Gigs', gate: 'business', afterTrial: 'keeps a promise', status: 200 } as const;

const listed = {
  method: 'GET',
  query: pageQuery,
  response: pageOf(engagement),
  refusals: ['request.bad_cursor'],
} as const;
const moved = { method: 'POST', params, response: engagement } as const;

export const engagementsApi = {
  ofRep: endpoint({
    ...ofRep,
    ...listed,
    path: '/api/rep/engagements',
    about: 'engagements',
    seenByTeam: true,
    summary: 'List your gigs, newest first',
  }),
  ofBusiness: endpoint({
    ...ofBusiness,
    ...listed,
    path: '/api/business/engagements',
    about: 'engagements',
    seenByTeam: true,
    summary: 'List gigs of your jobs, newest first',
    description: 'Covers all of your jobs, or the one in `jobId`.',
    query: pageQuery.extend({ jobId: id.optional() }),
  }),
  running: endpoint({
    ...ofRep,
    method: 'GET',
    path: '/api/rep/engagements/running',
    about: 'engagements',
    seenByTeam: true,
    summary: 'List your current gigs, earliest first',
    response: z.object({ now: moment, items: z.array(engagement) }),
  }),
  over: endpoint({
    ...ofRep,
    ...listed,
    path: '/api/rep/engagements/over',
    about: 'engagements',
    seenByTeam: true,
    summary: 'List your past gigs, newest first',
  }),
  ofApplication: endpoint({
    method: 'GET',
    path: '/api/applications/:applicationId/engagement',
    about: 'engagements',
    seenByTeam: true,
    summary: 'Get the gig of an application that is paid through us',
    description: 'Returns `null` where gigs are not paid through us.',
    tag: 'Gigs',
    gate: 'signed-in',
    params: z.object({ applicationId: id }),
    status: 200,
    response: z.object({ now: moment, engagement: engagement.nullable() }),
    refusals: ['application.not_found'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/engagements/:engagementId',
    about: 'engagements',
    seenByTeam: { without: ['note'] },
    summary: 'Get a gig with its history',
    description: 'For the rep and the business of the gig.',
    tag: 'Gigs',
    gate: 'signed-in',
    params,
    status: 200,
    response: engagement.extend({ now: moment, steps: z.array(engagementStep) }),
    refusals: ['engagement.not_found'],
  }),
  agree: endpoint({
    ...ofRep,
    ...moved,
    path: '/api/rep/engagements/:engagementId/agree',
    changes: ['engagements', 'me'],
    summary: 'Agree to the terms of a gig',
    description:
      'Signs the version in `termsVersion`. Refused with `engagement.terms_changed` if that is no longer the current one.',
    body: agreeInput,
    refusals: [
      ...moveRefusals,
      'engagement.terms_changed',
      'engagement.courses_missing',
      'engagement.hours_taken',
      'engagement.below_minimum_wage',
      'engagement.terms_fixed',
      'engagement.pay_funded',
      'engagement.parts_fixed',
      'legal.signature_required',
      'legal.signature_differs',
    ],
  }),
  moveAsRep: endpoint({
    ...ofRep,
    ...moved,
    path: '/api/rep/engagements/:engagementId/moves',
    changes: ['engagements', 'gigs', 'dashboards'],
    summary: 'Change the status of a gig as its rep',
    description: '`move` names the transition, such as confirming, cancelling or disputing.',
    body: withReason(
      z.object({ move: z.enum(['confirm', 'withdraw', 'report_absence', 'dispute', 'appeal']), note, ...opening }),
    ),
    refusals: moveRefusals,
  }),
  moveAsBusiness: endpoint({
    ...ofBusiness,
    ...moved,
    path: '/api/business/engagements/:engagementId/moves',
    changes: ['engagements', 'gigs', 'dashboards'],
    summary: 'Change the status of a gig as its business',
    description: '`move` names the transition, such as cancelling, approving hours or disputing.',
    body: withReason(
      z.object({
        move: z.enum(['cancel', 'vouch', 'request_changes', 'accept', 'report_no_show', 'dispute', 'contest']),
        note,
        ...opening,
        /** The number of a certain one; else the first that allows the action. Cancelling ends all that are to come. */
        milestone: z.int().min(1).max(1000).optional(),
      }),
    ),
    refusals: moveRefusals,
  }),
};
