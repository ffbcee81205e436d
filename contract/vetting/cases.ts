import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import { businessProfile } from '../profiles/business-profiles.ts';
import { repProfile } from '../profiles/rep-profiles.ts';
import { documentTypes } from './documents.ts';
import { legalUserTypes, vettingStatuses, vettingSteps } from './legal.ts';

/** How many minutes a reviewer's claim of an opened case lasts; it is renewed while they have it open. */
export const claimMinutes = 15;

/** How many cases a page of the queue holds. */
export const vettingPageSize = 25;

/** The lists of the queue: pending cases wait for us, or for a requested document. */
export const vettingLists = ['waiting', 'asked', 'approved', 'rejected'] as const;

export type VettingList = (typeof vettingLists)[number];

export const numberSubjects = ['person', 'company'] as const;

export type NumberSubject = (typeof numberSubjects)[number];

export const numberKinds = ['sa-id', 'passport', 'cipc'] as const;

export type NumberKind = (typeof numberKinds)[number];

export const numberFaults = ['length', 'date', 'status', 'checksum', 'form', 'year'] as const;

export type NumberFault = (typeof numberFaults)[number];

export const hintKinds = [
  'number_wrong',
  'under_age',
  'age_differs',
  'same_number',
  'same_file',
  'not_signed',
  'signature_differs',
  'document_missing',
  'profile_incomplete',
  'number_unchecked',
] as const;

/** An automatic observation. A person decides what it means. */
export const vettingHint = z.object({
  kind: z.enum(hintKinds),
  weight: z.enum(['grave', 'notable', 'minor']),
  subject: z.enum(numberSubjects).optional(),
  fault: z.enum(numberFaults).optional(),
  document: z.enum(documentTypes).optional(),
  /** Other accounts. */
  cases: z.int().optional(),
  age: z.int().optional(),
  statedAge: z.int().optional(),
  signature: z.string().optional(),
  accountName: z.string().optional(),
  fields: z.array(z.string()).optional(),
});

export type VettingHint = z.output<typeof vettingHint>;

export const vettingClaim = z.object({
  /** Whether it is yours. */
  mine: z.boolean(),
  /** The administrator's email address. */
  by: z.string(),
  until: timestamp,
});

export type VettingClaim = z.output<typeof vettingClaim>;

export const caseHead = z.object({
  id,
  userId: id,
  userType: z.enum(legalUserTypes),
  /** The name in the profile, or the one given at sign-up. */
  name: z.string().nullable(),
  email: z.string(),
  status: z.enum(vettingStatuses),
  list: z.enum(vettingLists),
  submittedAt: timestamp,
  decidedAt: timestamp.nullable(),
  /** How many times it was submitted. */
  submissions: z.int(),
  claim: vettingClaim.nullable(),
  hints: z.array(vettingHint),
});

export type VettingItem = z.output<typeof caseHead>;

const listCounts = z.object({
  waiting: z.int(),
  asked: z.int(),
  approved: z.int(),
  rejected: z.int(),
});

export const vettingCounts = z.object({
  rep: listCounts,
  business: listCounts,
  /** New names that wait for review. */
  names: z.int(),
});

export type VettingCounts = z.output<typeof vettingCounts>;

const otherCase = z.object({
  vettingId: id,
  name: z.string().nullable(),
  userType: z.enum(legalUserTypes),
  list: z.enum(vettingLists),
  /** The match: a document, or a number. */
  document: z.enum(documentTypes).nullable(),
  subject: z.enum(numberSubjects).nullable(),
});

export type OtherCase = z.output<typeof otherCase>;

export const vettingDocument = z.object({
  id,
  type: z.enum(documentTypes),
  name: z.string(),
  sentAt: timestamp,
  /** Null once the file was deleted. */
  file: z.object({ contentType: z.string(), byteSize: z.int() }).nullable(),
  /** Superseded by a newer one. */
  replacedAt: timestamp.nullable(),
  askedAgain: z.object({ at: timestamp, reason: z.string() }).nullable(),
  /** You opened it: that is on record. */
  opened: z.boolean(),
});

export type VettingDocument = z.output<typeof vettingDocument>;

export const numberCheck = z.object({
  subject: z.enum(numberSubjects),
  kind: z.enum(numberKinds),
  fault: z.enum(numberFaults).nullable(),
  age: z.int().nullable(),
  checkedAt: timestamp,
  checkedBy: z.string(),
});

export type NumberCheck = z.output<typeof numberCheck>;

const historyStep = z.object({
  id,
  step: z.enum(vettingSteps),
  at: timestamp,
  /** An administrator's email address; null for the user and for automatic steps. */
  by: z.string().nullable(),
  document: z.enum(documentTypes).nullable(),
  note: z.string().nullable(),
});

export type HistoryStep = z.output<typeof historyStep>;

export const vettingCase = caseHead.extend({
  joinedAt: timestamp,
  /** The reviewer's last message to the user. */
  reason: z.string().nullable(),
  /** The account has the reviewer's own email address. */
  own: z.boolean(),
  /** As the user wrote it; null for the side that the case is not about. */
  rep: repProfile.nullable(),
  business: businessProfile.nullable(),
  agreement: z
    .object({
      version: z.string(),
      signature: z.string(),
      signedAt: timestamp,
      /** Hexadecimal, of the text that was signed. */
      textSha256: z.string(),
      /** Null where the evidence is not on record, as with demo accounts. */
      evidence: z
        .object({
          position: z.int(),
          accountName: z.string().nullable(),
          address: z.string(),
          userAgent: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  documents: z.array(vettingDocument),
  numbers: z.array(numberCheck),
  others: z.array(otherCase),
  history: z.array(historyStep),
});

export type VettingCase = z.output<typeof vettingCase>;
