import { withoutInvisible } from './clean-number.ts';

// Apart from the fields, so that public pages have the rules without zod.
export const longestEmail = 254;

/** The part before the @, as zod's `regexes.email` has it. */
const name = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]$/;
const host = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * An email address without what is copied along with it: invisible characters, and spaces other than the plain one inside. A hyphen
 * that a program made longer is a hyphen again.
 */
export const cleanEmail = (typed: string): string =>
  withoutInvisible(typed)
    .trim()
    .replace(/(?! )\p{Z}/gu, '')
    .replace(/\p{Pd}/gu, '-');

/** The domain as mail servers know it, `xn--…` where it has other letters than a to z. Null if it can't be one. */
function asciiDomain(domain: string): string | null {
  if (/^[a-z0-9.-]+$/i.test(domain)) return domain.toLowerCase();
  // Letters, marks and digits alone: other signs end the host of a web address, or are mapped to letters.
  if (domain.length > longestEmail || !/^[\p{L}\p{M}\p{Nd}.-]+$/u.test(domain)) return null;
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : null;
}

/** The address as mail servers know it. Null if its domain can't be one. */
export function asciiEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = at < 0 ? null : asciiDomain(email.slice(at + 1));
  return domain === null ? null : `${email.slice(0, at)}@${domain}`;
}

/** Whether a cleaned text can be an email address. Its domain may be written in any script. */
export function isEmailAddress(email: string): boolean {
  const ascii = asciiEmail(email);
  if (ascii === null || ascii.length > longestEmail) return false;
  const at = ascii.lastIndexOf('@');
  return name.test(ascii.slice(0, at)) && host.test(ascii.slice(at + 1));
}
