import { domainToASCII, domainToUnicode } from 'node:url';
import { cleanEmail } from '#contract/email-address.ts';
import { inOneForm } from '#contract/one-form.ts';

/** Longer than any domain. */
const longestDomain = 1000;

/**
 * The one form in which an address is stored and compared: cleaned, in lower case, and with its domain in its own script, so that
 * `xn--mnchen-werbung-gsb.de` and `münchen-werbung.de` are one mailbox.
 */
export const mailboxOf = (typed: string): string => withReadableDomain(cleanEmail(inOneForm(typed)).toLowerCase());

/** The address with its domain in its own script. */
export function withReadableDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || domain.length > longestDomain || !/xn--|[^\0-\x7f]/i.test(domain)) return email;
  const ascii = domainToASCII(domain);
  const readable = domainToUnicode(ascii);
  // Domains of emoji are taken as mail servers write them alone.
  if (/[^\p{L}\p{M}\p{Nd}.-]/u.test(readable)) return email;
  // What leads back to another domain, or to none, stays as it is.
  return readable === '' || domainToASCII(readable) !== ascii ? email : `${email.slice(0, at)}@${readable}`;
}
