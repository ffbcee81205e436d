import { z } from 'zod';

interface AddressRules {
  /** The longest input, in characters. */
  readonly maximum: number;
  readonly protocols: readonly string[];
  /** The error for anything that is no such address. */
  readonly wrong: string;
}

/** The address as a browser writes it, `https://` when none was typed; null for anything but a public one of the web. */
function normalised(typed: string, protocols: readonly string[]): string | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed);
  const text = hasScheme ? typed : `https://${typed}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!protocols.includes(url.protocol)) return null;
  // A name to sign in with before the host is how other sites are imitated.
  if (url.username || url.password) return null;
  if (!/^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d-]{2,63}$/.test(url.hostname)) return null;
  const bare = url.pathname === '/' && url.search === '' && url.hash === '';
  return bare ? url.origin : url.href;
}

const optionalAddress = (label: string, { maximum, protocols, wrong }: AddressRules) =>
  z
    .string(wrong)
    .trim()
    .max(maximum, `${label} can be at most ${maximum} characters long.`)
    .nullish()
    .transform((typed, context) => {
      if (!typed) return null;
      const address = /\s/.test(typed) ? null : normalised(typed, protocols);
      if (address !== null && address.length <= 2 * maximum) return address;
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    });

/** An optional web address: blank becomes null, the rest is normalised. */
export const optionalWebAddress = (label: string) =>
  optionalAddress(label, {
    maximum: 200,
    protocols: ['http:', 'https:'],
    wrong: 'Enter a web address such as www.example.co.za.',
  });

/** The same for addresses that others are sent to: encrypted, and long enough for the address of a file in a store. */
export const optionalSecureAddress = (label: string) =>
  optionalAddress(label, {
    maximum: 1000,
    protocols: ['https:'],
    wrong: 'Enter a public web address that begins with https://.',
  });
