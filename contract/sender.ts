import { z } from 'zod';
import { line } from './fields.ts';

// Everything that some mail program might take for the end of a header.
const lineEnd = /[\p{Cc}\u2028\u2029]/u;

/** A line that may stand in the header of a mail. */
export const mailLine = (label: string, maximum = 120) =>
  line(label, maximum).refine((value) => !lineEnd.test(value), `${label} must be on one line.`);

/** The address of somebody who is not signed in, trimmed. Nothing proves that it is theirs. */
export const senderEmail = z
  .string('Email is required.')
  .trim()
  .min(1, { error: 'Email is required.', abort: true })
  .max(254, 'Email can be at most 254 characters long.')
  .regex(z.regexes.email, 'Enter an email address such as name@example.co.za.')
  .refine((value) => value.indexOf('@') <= 64, 'The part of the address before the @ is too long.');
