import { z } from 'zod';

/** The address of somebody who is not signed in, trimmed. Nothing proves that it is theirs. */
export const senderEmail = z
  .string('Email is required.')
  .trim()
  .min(1, { error: 'Email is required.', abort: true })
  .max(254, 'Email can be at most 254 characters long.')
  .regex(z.regexes.email, 'Enter an email address such as name@example.co.za.')
  .refine((value) => value.indexOf('@') <= 64, 'The part of the address before the @ is too long.');
