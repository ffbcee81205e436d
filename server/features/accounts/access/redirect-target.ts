import type { AccountSettings } from './settings.ts';

/**
 * Where a link may lead back to: the address asked for when it is, but for its query, the sign-in page or exactly one of
 * the operator's list; otherwise the sign-in page.
 */
export function redirectTarget({ siteUrl, allowedRedirects }: AccountSettings, asked: string | undefined): URL {
  const signInPage = new URL('/auth', siteUrl);
  if (asked === undefined || !URL.canParse(asked)) return signInPage;
  const url = new URL(asked);
  url.hash = '';
  const bare = new URL(url);
  bare.search = '';
  const allowed = [signInPage.href, ...allowedRedirects.map((one) => new URL(one).href)];
  return allowed.includes(bare.href) ? url : signInPage;
}
