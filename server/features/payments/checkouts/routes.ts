import { paymentsApi } from '#contract/payments/payments.ts';
import { chargesToday } from '#domain/payments/charges-today.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { requireSide } from '../../accounts/access.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import type { PayfastSettings } from '../gateway/payfast-settings.ts';
import { startCheckout } from './commands/start-checkout.ts';
import { listOwnPayments, showOwnPayment } from './queries/own-payments.ts';

interface Settings {
  readonly siteUrl: string;
  readonly payfast: PayfastSettings;
}

export function checkoutRoutes({ siteUrl, payfast }: Settings): readonly Route[] {
  return [
    write(paymentsApi.checkout, async (tx, actor, { body: { side } }) => {
      const userId = requireSide(actor, side);
      const { [side]: charge } = chargesToday(await readSettings(tx.db));
      return startCheckout(tx, { userId, side }, { siteUrl, payfast, monthlyCents: charge?.monthlyCents ?? null });
    }),
    read(paymentsApi.list, (db, actor, { query }) => listOwnPayments(db, actor, query)),
    read(paymentsApi.show, (db, actor, { params: { merchantPaymentId } }) =>
      showOwnPayment(db, actor, merchantPaymentId),
    ),
  ];
}
