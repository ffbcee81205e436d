import type { Parsed } from '#contract/endpoint.ts';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { passGate, type Route } from '#server/platform/http/route.ts';
import type { ReceivingServices } from '../../notifications/commands/receive-notification.ts';
import { confirmNotification } from '../commands/settle-by-hand.ts';

const endpoint = adminPaymentsApi.confirm;

/** Calls another company, which no transaction may wait for: so it is neither a `read` nor a `write`. */
export const confirmRoute = (services: ReceivingServices): Route => ({
  endpoint,
  handle: async ({ gates, limits, caller }, input) => {
    const actor = await passGate(endpoint, gates, caller);
    const { notificationId } = (input as Parsed<typeof endpoint>).params;
    return limits.within(endpoint, actor, () => confirmNotification(services, actor, notificationId));
  },
});
