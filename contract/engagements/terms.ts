import { z } from 'zod';
import { timestamp } from '../fields.ts';
import { typedName } from '../vetting/legal.ts';
import { sides, termsStatuses } from './options.ts';

/** Somebody agrees to terms of work, as to any text here: with a tick and their name as they typed it. */
export const termsSigned = {
  fullName: typedName,
  agreed: z.literal(true, 'Tick the box to agree.'),
};

export const agreeInput = z.object({
  ...termsSigned,
  /** Of the version that was on the screen. */
  termsVersion: z.int().min(1),
});

export type AgreeInput = z.output<typeof agreeInput>;

export const termsSignature = z.object({
  side: z.enum(sides),
  /** As typed. */
  name: z.string(),
  at: timestamp,
  /** Its place in the log of signatures. */
  record: z.int(),
});

/** A version of the terms, to the letter. */
export const keptTerms = z.object({
  version: z.int(),
  status: z.enum(termsStatuses),
  text: z.string(),
  sha256: z.string(),
  at: timestamp,
  /** When the rep's silence is a no, of what waits for an answer or did. */
  answerBy: timestamp.nullable(),
  /** Since when it neither stands nor waits. */
  endedAt: timestamp.nullable(),
  signatures: z.array(termsSignature),
});

export type KeptTerms = z.output<typeof keptTerms>;
