import type { Parsed } from '#contract/endpoint.ts';
import { billingApi } from '#contract/payments/billing.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { passGate, type Route } from '#server/platform/http/route.ts';
import { submission } from '#server/platform/http/submission.ts';
import { asProvenOwner, type OwnerProofs } from '../../accounts/own-account/commands/prove-owner.ts';
import { createRefundAccountTokens } from './access.ts';
import { confirmAccount, undoAccount } from './commands/confirm-account.ts';
import { type AccountSettings, giveAccount } from './commands/give-account.ts';

const presses: Limit = { name: 'refund account confirmed', burst: 30, every: 10 };

export interface RefundServices extends AccountSettings {
  readonly accounts: OwnerProofs;
  readonly limiter: RateLimiter;
}

export function refundRoutes({ accounts, limiter, siteUrl, secretKey }: RefundServices): readonly Route[] {
  const tokens = createRefundAccountTokens(secretKey);
  const settings = { siteUrl, secretKey };
  return [
    giveRoute(accounts, settings),
    submission(billingApi.confirmRefundAccount, { limiter, limit: presses }, async (tx, { body }) => ({
      usableFrom: (await confirmAccount(tx, settings, tokens.confirm.read(body.token))).toISOString(),
    })),
    submission(billingApi.undoRefundAccount, { limiter, limit: presses }, (tx, { body }) =>
      undoAccount(tx, accounts.mail, tokens.notMe.read(body.token)),
    ),
  ];
}

/** As for payouts, a session alone can't set where money goes. */
function giveRoute(accounts: OwnerProofs, settings: AccountSettings): Route {
  const endpoint = billingApi.giveRefundAccount;
  return {
    endpoint,
    handle: async ({ gates, limits, caller, transaction }, input) => {
      const actor = await passGate(endpoint, gates, caller);
      const { params, body } = input as Parsed<typeof endpoint>;
      const { secondFactor, password, mailedCode, ...account } = body;
      const proof = { secondFactor, password, mailedCode };
      const asking = { transaction, userAgent: caller.userAgent };
      return limits.within(endpoint, actor, () =>
        asProvenOwner(accounts, actor, asking, proof, (tx, { id: userId, email }) =>
          giveAccount(tx, settings, { userId, email }, { refundId: params.refundId, account }),
        ),
      );
    },
  };
}
