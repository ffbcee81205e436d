import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, phoneNumber, timestamp } from '../fields.ts';
import { documentTypes } from './documents.ts';

/** The side an agreement is with. A user who is both signs, and is vetted, once for each. */
export const legalUserTypes = ['rep', 'business'] as const;

export type LegalUserType = (typeof legalUserTypes)[number];

/** The status of a vetting case. */
export const vettingStatuses = ['pending', 'approved', 'rejected'] as const;

export type VettingStatus = (typeof vettingStatuses)[number];

/** Events of a case, in its history. */
export const vettingSteps = [
  'submitted',
  'document_asked',
  'approved',
  'rejected',
  'reopened',
  'documents_deleted',
] as const;

export type VettingStep = (typeof vettingSteps)[number];

/** The facts behind the legal gate, the badge and the buttons. */
export const legalState = z.object({
  /** `outdated`: the signed text is not the current one. */
  agreement: z.enum(['none', 'outdated', 'current']),
  /** Null when nothing was submitted. */
  vetting: z.enum(vettingStatuses).nullable(),
  /** The reviewer requested a document again, and waits for it. */
  documentsAsked: z.boolean(),
});

export type LegalState = z.output<typeof legalState>;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'This isn’t a SHA-256 in hexadecimal digits.');

const agreementVersion = z.object({
  title: z.string(),
  version: z.string(),
  /** A calendar day, `YYYY-MM-DD`. */
  effectiveFrom: z.string(),
  sha256,
});

/** The current agreement, to the letter: `sha256` is that of `text` in UTF-8. */
export const agreement = agreementVersion.extend({ text: z.string() });

export type Agreement = z.output<typeof agreement>;

const legalDocument = z.object({
  type: z.enum(documentTypes),
  required: z.boolean(),
  /** Stored, and part of the next submission. */
  file: z.object({ id, name: z.string(), uploadedAt: timestamp }).nullable(),
  /** Why the reviewer requested it again; null when they did not, or another file was uploaded since. */
  askedAgain: z.string().nullable(),
});

export const legalStatus = z.object({
  userType: z.enum(legalUserTypes),
  standing: legalState,
  current: agreementVersion,
  signed: z
    .object({
      version: z.string(),
      signature: z.string(),
      signedAt: timestamp,
      sha256,
      /** The PDF is made some seconds after the signature; demo accounts, whose signature is on no record, have none. */
      copy: z.enum(['ready', 'underway', 'none']),
    })
    .nullable(),
  /** The account's name: what a signature is expected to say. */
  expectedName: z.string().nullable(),
  /** The profile has no phone number, so a signature comes with one. */
  asksPhone: z.boolean(),
  /** The reviewer's reason for a rejection. */
  reason: z.string().nullable(),
  submittedAt: timestamp.nullable(),
  decidedAt: timestamp.nullable(),
  documents: z.array(legalDocument),
});

export type LegalStatus = z.output<typeof legalStatus>;

const ofUserType = z.object({ userType: z.enum(legalUserTypes) });

/** As typed: part of the evidence, so only what cannot be stored is refused. */
export const typedName = z
  .string('Type your full name.')
  .max(200, 'A signature can be at most 200 characters long.')
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'This contains characters we can’t store.');

/** A person's statements with a signature. The rules decide whether they suffice, in their own words. */
export const signatureInput = z.object({
  /** Hash of the text that was on the screen. */
  sha256,
  agreed: z.boolean(),
  typedName,
});

export type SignatureInput = z.output<typeof signatureInput>;

export const legalSubmission = ofUserType.extend({
  /** Left out when the current text is signed already, and only documents are resent. */
  signature: signatureInput.nullish().transform((given) => given ?? null),
  /** Needed with a signature where the profile has no phone number. */
  phone: phoneNumber('Phone number'),
});

const shared = { tag: 'Legal' } as const;
/** The side in question is in the address. */
const sideRefusals = ['role.rep_required', 'role.business_required'] as const;

export const legalApi = {
  status: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/legal/:userType/status',
    about: 'legal',
    summary: 'Get the status of your agreement and vetting',
    params: ofUserType,
    gate: 'signed-in',
    status: 200,
    response: legalStatus,
    refusals: sideRefusals,
  }),
  agreement: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/legal/:userType/agreement',
    about: 'legal',
    summary: 'Get the current agreement',
    params: ofUserType,
    gate: 'signed-in',
    status: 200,
    response: agreement,
    refusals: sideRefusals,
  }),
  submit: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/legal/submission',
    changes: ['legal', 'me'],
    summary: 'Sign the agreement and submit documents',
    body: legalSubmission,
    gate: 'signed-in',
    status: 200,
    response: legalStatus,
    refusals: [
      ...sideRefusals,
      'legal.signature_required',
      'legal.signature_differs',
      'legal.documents_missing',
      'legal.agreement_changed',
      'legal.already_submitted',
    ],
  }),
  signedCopy: endpoint({
    limit: 'costly-read',
    ...shared,
    method: 'GET',
    path: '/api/legal/:userType/signed-copy',
    about: null,
    summary: 'Get a link to your signed agreement',
    description: 'The link expires after a few minutes and opens a PDF.',
    params: ofUserType,
    gate: 'signed-in',
    status: 200,
    response: z.object({ url: z.string(), name: z.string() }),
    refusals: [...sideRefusals, 'legal.copy_not_ready'],
  }),
};
