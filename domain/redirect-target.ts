import { authPath } from '#contract/site/sign-in-addresses.ts';

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
