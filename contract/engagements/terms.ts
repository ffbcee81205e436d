import { z } from 'zod';
import { location } from '../catalogue/catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { cents, day, id, optionalLine, phoneNumber, timestamp } from '../fields.ts';
import { jobTypes } from '../jobs/options.ts';
import { jobSchedule, shownSchedule } from '../jobs/schedule.ts';
import { typedName } from '../vetting/legal.ts';
import { sides, termsStatuses } from './options.ts';

/** Agreement to terms of work, signed like any text here: with a tick and their name as they typed it. */
export const termsSigned = {
  fullName: typedName.refine((name) => name.trim() !== '', 'Type your full name.'),
  agreed: z.literal(true, 'Tick the box to agree.'),
  /** Needed where the profile has no phone number. */
  phone: phoneNumber('Phone number'),
};

export const agreeInput = z.object({
  ...termsSigned,
  /** The version of the terms that was on the screen. */
  termsVersion: z.int().min(1),
});

export type AgreeInput = z.output<typeof agreeInput>;

export const termsSignature = z.object({
  side: z.enum(sides),
  /** As typed. */
  name: z.string(),
  at: timestamp,
  /** Its index in the log of signatures. */
  record: z.int(),
});

/** A version of the terms, to the letter. */
export const keptTerms = z.object({
  version: z.int(),
  status: z.enum(termsStatuses),
  text: z.string(),
  sha256: z.string(),
  at: timestamp,
  /** When a version that waits, or did, is declined by default. */
  answerBy: timestamp.nullable(),
  /** Since when it is neither in force nor waiting. */
  endedAt: timestamp.nullable(),
  signatures: z.array(termsSignature),
});

export type KeptTerms = z.output<typeof keptTerms>;

/** What may differ from one version to the next. */
export const termsInput = z.object({
  schedule: jobSchedule,
  /** Of a weekly pattern: the day from which its weeks count. */
  startDate: day('Start date')
    .nullish()
    .transform((given) => given ?? null),
  locationId: id,
  locationAddress: optionalLine('Address', 200),
  payCents: cents('Pay'),
});

export type TermsInput = z.output<typeof termsInput>;

const stated = z.object({
  schedule: shownSchedule.nullable(),
  startDate: z.string().nullable(),
  location,
  locationAddress: z.string().nullable(),
  payCents: z.int(),
});

/** One difference of another version. */
export const termsChange = z.object({
  what: z.enum(['days', 'place', 'pay']),
  from: z.string(),
  to: z.string(),
});

/**
 * With this version and everything else the two have agreed: the rep's work for the business, averaged as section 200A of the LRA does. Null where
 * the days are open, and once the gig is over.
 */
const minutesAMonth = z.int().nullable();

/** The terms of some work for one of its two sides. */
export const terms = z.object({
  engagementId: id,
  as: z.enum(sides),
  title: z.string(),
  repName: z.string(),
  companyName: z.string(),
  inForce: keptTerms,
  /** Until when the rep can agree to the terms in force; null when that is over or done. */
  agreeBy: timestamp.nullable(),
  /** The business's proposal, while the rep can answer. */
  proposed: keptTerms.extend({ changes: z.array(termsChange), minutesAMonth }).nullable(),
  /** Versions that are neither in force nor waiting, newest first. */
  former: z.array(keptTerms),
  /** The account's name: what a signature is expected to say. */
  expectedName: z.string().nullable(),
  /** The profile has no phone number, so a signature comes with one. */
  asksPhone: z.boolean(),
  /** Initial values of the next version. */
  stated,
  /** As it was when the rep was accepted. */
  jobType: z.enum(jobTypes),
  minutesAMonth,
  /** For the business while it can change the terms: the rep's agreed days on its other gigs. */
  otherDays: z.array(z.object({ day: z.string(), minutes: z.int() })),
  /** How the business can change them now; null when it cannot. */
  change: z.enum(['at once', 'with the rep']).nullable(),
  /** When the rep agreed to this work: by a signature, or before those were stored. Null while they have yet to. */
  agreedAt: timestamp.nullable(),
  /** Money is held: the pay stays. */
  payFixed: z.boolean(),
});

export type Terms = z.output<typeof terms>;

const params = z.object({ engagementId: id });
const shared = { tag: 'Gig terms', params, status: 200 } as const;

export const termsApi = {
  show: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/engagements/:engagementId/terms',
    about: 'engagements',
    summary: 'List the terms of a gig',
    description: 'Returns every version, with its signatures, for the rep and the business of the gig.',
    gate: 'signed-in',
    response: terms,
    refusals: ['engagement.not_found'],
  }),
  pdf: endpoint({
    ...shared,
    limit: 'costly-read',
    method: 'GET',
    path: '/api/engagements/:engagementId/terms.pdf',
    about: null,
    summary: 'Get the terms of a gig as PDF',
    description: 'Returns the file in base64: the version in force, or the one in `version`.',
    gate: 'signed-in',
    query: z.object({ version: z.coerce.number().int().min(1).max(10_000).optional() }),
    response: z.object({ name: z.string(), pdf: z.base64() }),
    refusals: ['engagement.not_found'],
  }),
  change: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/business/engagements/:engagementId/terms',
    changes: ['engagements', 'me'],
    summary: 'Change the terms of a gig',
    description: 'The agreed terms apply until the rep agrees to the change. Amounts are in cents.',
    gate: 'business',
    afterTrial: 'keeps a promise',
    body: termsInput.extend(termsSigned),
    response: terms,
    refusals: [
      'engagement.not_found',
      'engagement.terms_fixed',
      'engagement.too_late',
      'engagement.pay_funded',
      'engagement.parts_fixed',
      'location.unknown',
      'job.schedule_invalid',
      'job.pay_invalid',
      'job.transport_unanswered',
      'job.below_minimum_wage',
      'legal.signature_required',
      'legal.signature_differs',
    ],
  }),
  decline: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/rep/engagements/:engagementId/terms/decline',
    changes: ['engagements'],
    summary: 'Decline changed terms of a gig',
    description: 'The agreed terms stay in force.',
    gate: 'rep',
    afterTrial: 'keeps a promise',
    body: z.object({ termsVersion: z.int().min(1) }),
    response: terms,
    refusals: ['engagement.not_found', 'engagement.terms_changed', 'engagement.too_late'],
  }),
};
