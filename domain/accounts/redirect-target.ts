import { adminLoginPath, authPath, destinationName } from '#contract/site/sign-in-addresses.ts';

interface Rule {
  /** The public origin, without a slash at its end. */
  readonly siteUrl: string;
  readonly allowedRedirects: readonly string[];
}

/**
 * Where a link may redirect to: the requested address if, apart from its query, it is the sign-in page or exactly one of
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
// Browsers drop the first from addresses, and read the last as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the search is for them
const misread = /[\u0000-\u0020\u007f\\]/;

/** The path and the query of an untrusted address; null unless it is one of our own site. */
export function ownPage(siteUrl: string, asked: string | null): string | null {
  if (asked === null || asked.length > longest || misread.test(asked)) return null;
  if (!asked.startsWith('/') && !asked.startsWith(`${siteUrl}/`)) return null;
  if (!URL.canParse(asked, siteUrl)) return null;
  const { origin, pathname, search } = new URL(asked, siteUrl);
  // With two slashes it would be another site's once used without the origin.
  return origin === siteUrl && !pathname.startsWith('//') ? pathname + search : null;
}

/** Whether an address is a page, or one below it. */
export function isWithin(page: string, address: string): boolean {
  const path = address.split('?')[0] ?? '';
  return path === page || path.startsWith(`${page}/`);
}

/** The destination in the query of a sign-in address; null where it names none, or a sign-in page again. */
export function destinationOf(siteUrl: string, search: URLSearchParams): string | null {
  const page = ownPage(siteUrl, search.get(destinationName));
  return page === null || isWithin(authPath, page) || isWithin(adminLoginPath, page) ? null : page;
}
