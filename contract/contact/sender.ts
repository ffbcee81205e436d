import { emailAddress } from '../fields.ts';

/** An unverified address of a visitor, trimmed. */
export const senderEmail = emailAddress(
  'Enter an email address such as name@example.co.za.',
  'Email is required.',
).refine((value) => value.indexOf('@') <= 64, 'The part of the address before the @ is too long.');
