import { billingApi } from '#contract/payments/billing.ts';
import { type Route, write } from '#server/platform/http/route.ts';
import { giveAccount } from './commands/give-account.ts';

export const refundRoutes = (settings: { readonly secretKey: string }): readonly Route[] => [
  write(billingApi.giveRefundAccount, (tx, actor, { params: { refundId }, body: account }) =>
    giveAccount(tx, actor, { refundId, account }, settings),
  ),
];
