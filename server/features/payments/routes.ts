import { chargesApi } from '#contract/payments/charges.ts';
import { trialApi } from '#contract/payments/trial.ts';
import { chargesToday } from '#domain/payments/charges-today.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { RateLimiter } from '#server/platform/http/rate-limits.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { requireSide } from '../accounts/access.ts';
import type { OwnerProofs } from '../accounts/own-account/commands/prove-owner.ts';
import { readSettings } from '../operators/queries/read-settings.ts';
import { checkoutRoutes } from './checkouts/routes.ts';
import type { PayfastSettings } from './gateway/payfast-settings.ts';
import type { ReceivingServices } from './notifications/commands/receive-notification.ts';
import { describeTrial } from './queries/describe-trial.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { reviewRoutes } from './review/routes.ts';
import { settlementRoutes } from './settlements/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';

interface Settings extends Omit<ReceivingServices, 'settings'> {
  readonly siteUrl: string;
  readonly secretKey: Secret;
  readonly payfast: PayfastSettings;
  readonly accounts: OwnerProofs;
  readonly limiter: RateLimiter;
}

export const paymentRoutes = (settings: Settings): readonly Route[] => [
  read(chargesApi.today, async (db) => {
    const operator = await readSettings(db);
    return { ...chargesToday(operator), gigsPaidHere: operator.gigsPaidHere };
  }),
  read(trialApi.status, (db, actor, { query: { side } }) => describeTrial(db, requireSide(actor, side), side)),
  ...checkoutRoutes(settings),
  ...receiptRoutes,
  ...subscriptionRoutes(settings),
  ...refundRoutes(settings),
  ...settlementRoutes,
  ...reviewRoutes({ ...settings, settings: settings.payfast }),
];
