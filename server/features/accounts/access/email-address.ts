import { AuthRefusal } from '../protocol/access/auth-refusal.ts';

// What browsers accept in an email field, with a domain that has a dot.
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** The address in the form it is kept in: trimmed and in lower case. Throws validation_failed. */
export function normalEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > 254 || email.indexOf('@') > 64 || !pattern.test(email)) throw new AuthRefusal('email_invalid');
  return email;
}
