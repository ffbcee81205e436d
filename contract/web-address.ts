import { z } from 'zod';

const maximum = 200;
const wrong = 'Enter a web address such as www.example.co.za.';

/** The address as a browser writes it, `https://` when none was typed; null for anything but a public http(s) address. */
function normalised(typed: string): string | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed);
  const text = hasScheme ? typed : `https://${typed}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  // A name to sign in with before the host is how other sites are imitated.
  if (url.username || url.password) return null;
  if (!/^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d-]{2,63}$/.test(url.hostname)) return null;
  const bare = url.pathname === '/' && url.search === '' && url.hash === '';
  return bare ? url.origin : url.href;
}

/** An optional web address: blank becomes null, the rest is normalised. */
export const optionalWebAddress = (label: string) =>
  z
    .string(wrong)
    .trim()
    .max(maximum, `${label} can be at most ${maximum} characters long.`)
    .nullish()
    .transform((typed, context) => {
      if (!typed) return null;
      const address = /\s/.test(typed) ? null : normalised(typed);
      if (address !== null && address.length <= 2 * maximum) return address;
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    });
