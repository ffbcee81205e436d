import { emailAddress } from '../fields.ts';

/** The address of somebody who is not signed in, trimmed. Nothing proves that it is theirs. */
export const senderEmail = emailAddress(
  'Enter an email address such as name@example.co.za.',
  'Email is required.',
).refine((value) => value.indexOf('@') <= 64, 'The part of the address before the @ is too long.');
