import type { PayfastSettings } from './payfast-settings.ts';

/** The hosts that a checkout form may lead to, as sources of a Content-Security-Policy. */
export function checkoutTargets({ url }: Pick<PayfastSettings, 'url'>): string[] {
  // PayFast redirects to other hosts of its own, and browsers apply form-action to redirects too.
  const own = new URL(url).hostname.endsWith('.payfast.co.za')
    ? ['https://*.payfast.co.za', 'https://*.payfast.io']
    : [];
  return [url, ...own];
}
