import { adminLoginPath, authPath, destinationName } from '#contract/site/sign-in-addresses.ts';

interface Rule {
  /** The origin people open, without a slash at its end. */
  readonly siteUrl: string;
  readonly allowedRedirects: readonly string[];
}

/**
 * Where a link may lead back to: the address asked for when it is, but for its query, the sign-in page or exactly one of
 * the operator's list; otherwise the sign-in page.
 */
export function redirectTarget({ siteUrl, allowedRedirects }: Rule, asked: string | undefined): URL {
  const signInPage = new URL(authPath, siteUrl);
  if (asked === undefined || !URL.canParse(asked)) return signInPage;
  const url = new URL(asked);
  url.hash = '';
  const bare = new URL(url);
  bare.search = '';
  const allowed = [signInPage.href, ...allowedRedirects.map((one) => new URL(one).href)];
  return allowed.includes(bare.href) ? url : signInPage;
}

const longest = 1000;
// The first are taken out of addresses by browsers, and the last is a slash to them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const misread = /[\u0000-\u0020\u007f\\]/;

/** The path and the query of an address that anybody may have written; null unless it is one of our own site. */
export function ownPage(siteUrl: string, asked: string | null): string | null {
  if (asked === null || asked.length > longest || misread.test(asked)) return null;
  if (!asked.startsWith('/') && !asked.startsWith(`${siteUrl}/`)) return null;
  if (!URL.canParse(asked, siteUrl)) return null;
  const { origin, pathname, search } = new URL(asked, siteUrl);
  // With two slashes it would be another site's once it stands by itself.
  return origin === siteUrl && !pathname.startsWith('//') ? pathname + search : null;
}

/** Whether an address is a page, or one below it. */
export function isWithin(page: string, address: string): boolean {
  const path = address.split('?')[0] ?? '';
  return path === page || path.startsWith(`${page}/`);
}

/** Where somebody is on the way to, by the query of a door's address; null where it names none, or a door again. */
export function destinationOf(siteUrl: string, search: URLSearchParams): string | null {
  const page = ownPage(siteUrl, search.get(destinationName));
  return page === null || isWithin(authPath, page) || isWithin(adminLoginPath, page) ? null : page;
}
