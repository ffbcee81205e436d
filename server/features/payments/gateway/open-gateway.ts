import { apiOf } from './call-api.ts';
import { callProvider, type Line } from './call-provider.ts';
import { parametersOf } from './notification.ts';
import type { PayfastSettings } from './payfast-settings.ts';
import { ProviderAway } from './provider-errors.ts';
import { refundsOf } from './provider-refunds.ts';
import { subscriptionsOf } from './provider-subscriptions.ts';

/** `unknown`: no answer, so ask again. PayFast has answered 403 to real payments for weeks. */
export type Validity = 'valid' | 'invalid' | 'unknown';

export interface PayfastGateway extends ReturnType<typeof subscriptionsOf>, ReturnType<typeof refundsOf> {
  /** Asks PayFast whether it sent a notification, given its raw body. */
  validate(body: string): Promise<Validity>;
  /** The page where a subscription's payer enters another card, and which returns to an address of ours. */
  cardUpdateUrl(token: string, returnUrl: string): string;
}

interface Options extends Partial<Line> {
  readonly now?: () => Date;
}

const verdicts: Partial<Record<string, Validity>> = { VALID: 'valid', INVALID: 'invalid' };

/** The parts of PayFast's API that we use. Never call it inside a transaction. */
export function openGateway(
  settings: PayfastSettings,
  { now = () => new Date(), ...given }: Options = {},
): PayfastGateway {
  const line: Line = { fetch, patienceMs: 10_000, ...given };
  const call = apiOf(settings, line, now);
  return {
    ...subscriptionsOf(call),
    ...refundsOf(call),
    async validate(body) {
      const parameters = parametersOf(body);
      if (parameters === null) return 'invalid';
      try {
        const answer = await callProvider(line, new URL('/eng/query/validate', settings.url).href, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: parameters,
        });
        return (answer.status === 200 && verdicts[answer.body.trim()]) || 'unknown';
      } catch (error) {
        if (error instanceof ProviderAway) return 'unknown';
        throw error;
      }
    },
    cardUpdateUrl(token, returnUrl) {
      const url = new URL(`/eng/recurring/update/${encodeURIComponent(token)}`, settings.url);
      url.searchParams.set('return', returnUrl);
      return url.href;
    },
  };
}
