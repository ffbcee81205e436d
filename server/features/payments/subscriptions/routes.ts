import { billingApi } from '#contract/payments/billing.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { chargesToday } from '#domain/payments/charges-today.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireSide } from '../../accounts/access.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import type { PayfastGateway } from '../gateway/open-gateway.ts';
import { findBillingDetails } from '../queries/find-billing-details.ts';
import { findLiveSubscription } from '../queries/find-subscription.ts';
import { cancelSubscription } from './commands/cancel-subscription.ts';
import { editBillingDetails, setCardExpiry } from './commands/edit-billing.ts';
import { refundFirstPayment } from './commands/refund-first-payment.ts';
import { resumeSubscription } from './commands/resume-subscription.ts';
import { returnWithCard } from './commands/return-with-card.ts';
import { describeBilling } from './queries/describe-billing.ts';

interface Settings {
  readonly siteUrl: string;
  readonly secretKey: Secret;
  readonly gateway: PayfastGateway;
}

export function subscriptionRoutes({ siteUrl, secretKey, gateway }: Settings): readonly Route[] {
  return [
    read(billingApi.show, (db, actor, { query: { side } }) =>
      describeBilling(db, { userId: requireSide(actor, side), side, secretKey }),
    ),
    write(billingApi.cancel, async (tx, actor, { body: { side, reason } }) => {
      const userId = requireSide(actor, side);
      await cancelSubscription(tx, { userId, side, reason });
      return describeBilling(tx.db, { userId, side, secretKey });
    }),
    write(billingApi.resume, async (tx, actor, { body: { side } }) => {
      const userId = requireSide(actor, side);
      const { [side]: charge } = chargesToday(await readSettings(tx.db));
      await resumeSubscription(tx, { userId, side, monthlyCents: charge?.monthlyCents ?? null });
      return describeBilling(tx.db, { userId, side, secretKey });
    }),
    write(billingApi.refund, async (tx, actor, { body: { side } }) => {
      const userId = requireSide(actor, side);
      await refundFirstPayment(tx, { userId, side });
      return describeBilling(tx.db, { userId, side, secretKey });
    }),
    write(billingApi.changeCard, async (tx, actor, { body: { side } }) => {
      const live = await findLiveSubscription(tx.db, { userId: requireSide(actor, side), side });
      if (!live || live.providerEndedAt !== null) throw new Refusal('subscription.none');
      return { url: gateway.cardUpdateUrl(live.token, `${siteUrl}${settingsAddress('billing')}&card=${side}`) };
    }),
    write(billingApi.cardChanged, async (tx, actor, { body: { side } }) => {
      const userId = requireSide(actor, side);
      await returnWithCard(tx, { userId, side });
      return describeBilling(tx.db, { userId, side, secretKey });
    }),
    write(billingApi.setCardExpiry, async (tx, actor, { body: { side, expires } }) => {
      const userId = requireSide(actor, side);
      await setCardExpiry(tx, { userId, side, expires });
      return describeBilling(tx.db, { userId, side, secretKey });
    }),
    read(billingApi.details, async (db, { userId }) => ({ details: await findBillingDetails(db, userId) })),
    write(billingApi.editDetails, async (tx, { userId }, { body }) => {
      await editBillingDetails(tx, userId, body);
      return { details: body };
    }),
  ];
}
