import { accountApi } from '#contract/accounts/account.ts';
import type { OwnerProof } from '#contract/accounts/owner-proof.ts';
import { passGate, type Route } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { deleteAccount } from '../../commands/delete-account.ts';
import { findMoveUndoableUntil } from '../../second-factor/queries/find-support-changes.ts';
import type { Accounts } from '../../services.ts';
import { asProvenOwner } from '../commands/prove-owner.ts';

/** Deletes the caller's account, with proof that they are the owner. */
export function closeAccountRoute(accounts: Accounts): Route {
  return {
    endpoint: accountApi.close,
    handle: async ({ gates, limits, caller, transaction }, { body }) => {
      const actor = await passGate(accountApi.close, gates, caller);
      const asking = { transaction, userAgent: caller.userAgent };
      return limits.within(accountApi.close, actor, async () => {
        await asProvenOwner(accounts, actor, asking, body as OwnerProof, async (tx, user) => {
          // Once the account is deleted, the move could no longer be undone.
          if (await findMoveUndoableUntil(tx.db, user.id)) throw new Refusal('account.moved_lately');
          await deleteAccount(tx, user);
        });
      });
    },
  };
}
