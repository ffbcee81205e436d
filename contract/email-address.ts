import { plainWidth, withoutInvisible } from './clean-number.ts';

// Apart from the fields, so that public pages have the rules without zod.
export const longestEmail = 254;

/** The part before the @, as zod's `regexes.email` has it. */
const name = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]$/;
const host = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Characters around an address in a link, a list or a sentence. */
const aroundEmail = new Set('<>()[]{}"“”„`‘’.,;:');

/**
 * An email address without what is copied along with it: invisible characters, `mailto:`, the name before `<…>`, brackets, quotes and a full stop
 * around it, and the spaces that phones put behind a dot or beside the @. Typographic hyphens and apostrophes become plain ones. Other spaces inside
 * stay, and are no part of an address.
 */
export function cleanEmail(typed: string): string {
  const text = plainWidth(withoutInvisible(typed))
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?! )\p{Z}/gu, '')
    .trim();
  const [, named = text] = /<([^<>]*)>[\s,;.]{0,3}$/.exec(text) ?? [];
  const [, linked] = /^mailto:([^?]*)/i.exec(named.trim()) ?? [];
  return withoutSigns((linked ?? named.replace(/^\s{0,9}e-?mail\s{0,9}:/i, '')).trim())
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ ?([@.]) ?/g, '$1');
}

function withoutSigns(text: string): string {
  let [start, end] = [0, text.length];
  // Names may begin with an apostrophe, domains never end with one.
  if (text.startsWith("'") && text.endsWith("'")) [start, end] = [1, Math.max(1, end - 1)];
  while (start < end && aroundEmail.has(text.charAt(start)) && text[start] !== '.') start++;
  while (end > start && (aroundEmail.has(text.charAt(end - 1)) || text[end - 1] === "'")) end--;
  return text.slice(start, end);
}

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

/** Why a cleaned text is no address, where that isn't plain to see. */
export function whyNoEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  if (at < 1 || email.length > longestEmail || isEmailAddress(email)) return null;
  const domain = email.slice(at + 1);
  if (/[^\0-\x7f]/.test(email.slice(0, at)))
    return 'The part before the @ can only have letters from a to z without accents, digits, and . _ - + or an apostrophe.';
  if (/[^\0-\x7f\p{L}\p{M}\p{N}]/u.test(domain)) return 'The part after the @ can’t have emoji or other symbols.';
  return null;
}
