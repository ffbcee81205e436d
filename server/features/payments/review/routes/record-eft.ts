import type { Parsed } from '#contract/endpoint.ts';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { passGate, type Route } from '#server/platform/http/route.ts';
import type { ReceivingServices } from '../../notifications/commands/receive-notification.ts';
import { recordEft } from '../../refunds/commands/record-eft.ts';
import { showStory } from '../queries/show-story.ts';

const endpoint = adminPaymentsApi.recordEft;

/** Calls another company, which no transaction may wait for: so it is neither a `read` nor a `write`. */
export const recordEftRoute = (services: ReceivingServices & { readonly secretKey: Secret }): Route => ({
  endpoint,
  handle: async ({ gates, limits, caller }, input) => {
    const actor = await passGate(endpoint, gates, caller);
    const { params, body } = input as Parsed<typeof endpoint>;
    return limits.within(endpoint, actor, async () =>
      showStory(services.db, actor, await recordEft(services, actor, { ...params, ...body }), services),
    );
  },
});
