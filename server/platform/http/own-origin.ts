import type { BrowserCaller } from './route.ts';

/** Whether a page of our own makes the call: a browser states a page's origin, and a page cannot change that. */
export function isOwnOrigin({ origin, host }: Pick<BrowserCaller, 'origin' | 'host'>, siteUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === siteUrl || new URL(origin).host === host;
}
