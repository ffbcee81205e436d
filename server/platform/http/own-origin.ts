import type { BrowserCaller } from './route.ts';

/** A browser says which origin a page is from, and a page cannot change what it says. */
export function isOwnOrigin({ origin, host }: Pick<BrowserCaller, 'origin' | 'host'>, siteUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === siteUrl || new URL(origin).host === host;
}
