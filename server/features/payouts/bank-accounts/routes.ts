import { type BankAccountInput, bankAccountsApi } from '#contract/payouts/bank-accounts.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { passGate, type Route, read, write } from '#server/platform/http/route.ts';
import { submission } from '#server/platform/http/submission.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireSide, type SignedInActor } from '../../accounts/access.ts';
import { asProvenOwner, type OwnerProofs } from '../../accounts/own-account/commands/prove-owner.ts';
import { createAccountTokens } from './access.ts';
import { askAccount, withdrawAccount } from './commands/ask-account.ts';
import { confirmAccount } from './commands/confirm-account.ts';
import { undoAccount } from './commands/undo-account.ts';
import { presentAccounts } from './present.ts';
import { findAccounts } from './queries/find-accounts.ts';

const presses: Limit = { name: 'bank account confirmed', burst: 30, every: 10 };

export interface BankAccountServices {
  readonly accounts: OwnerProofs;
  readonly limiter: RateLimiter;
  readonly secretKey: Secret;
  readonly siteUrl: string;
}

function repOf(actor: SignedInActor): string {
  requireSide(actor, 'rep');
  if (actor.repId === null) throw new Refusal('role.rep_required');
  return actor.repId;
}

export function bankAccountRoutes({ accounts, limiter, ...settings }: BankAccountServices): readonly Route[] {
  const tokens = createAccountTokens(settings.secretKey);
  return [
    read(bankAccountsApi.show, async (db, actor) => presentAccounts(await findAccounts(db, repOf(actor)))),
    askRoute(accounts, settings),
    write(bankAccountsApi.withdraw, async (tx, actor) => {
      const repId = repOf(actor);
      await withdrawAccount(tx, repId);
      return presentAccounts(await findAccounts(tx.db, repId));
    }),
    submission(bankAccountsApi.confirm, { limiter, limit: presses }, async (tx, { body }) => ({
      usableFrom: (await confirmAccount(tx, settings, tokens.confirm.read(body.token))).toISOString(),
    })),
    submission(bankAccountsApi.undo, { limiter, limit: presses }, (tx, { body }) =>
      undoAccount(tx, accounts.mail, tokens.notMe.read(body.token)),
    ),
  ];
}

/** A session alone can't set where money goes, to protect a device left open. */
function askRoute(accounts: OwnerProofs, settings: Pick<BankAccountServices, 'secretKey' | 'siteUrl'>): Route {
  const { ask } = bankAccountsApi;
  return {
    endpoint: ask,
    handle: async ({ gates, limits, caller, transaction }, { body }) => {
      const actor = await passGate(ask, gates, caller);
      const repId = repOf(actor);
      const { bank, holder, accountNumber, ...proof } = body as BankAccountInput;
      const asking = { transaction, userAgent: caller.userAgent };
      return limits.within(ask, actor, () =>
        asProvenOwner(accounts, actor, asking, proof, async (tx, { id: userId, email }) => {
          await askAccount(tx, settings, { repId, userId, email }, { bank, holder, accountNumber });
          return presentAccounts(await findAccounts(tx.db, repId));
        }),
      );
    },
  };
}
