import type { PayfastSettings } from './payfast-settings.ts';

/** Where a payer's browser may be led by the form of a checkout, as sources of a Content-Security-Policy. */
export function checkoutTargets({ url }: Pick<PayfastSettings, 'url'>): string[] {
  // PayFast leads on to other hosts of its own, and browsers hold a form to its policy on the way.
  const own = new URL(url).hostname.endsWith('.payfast.co.za')
    ? ['https://*.payfast.co.za', 'https://*.payfast.io']
    : [];
  return [url, ...own];
}
