import { accountApi, type ClosureInput } from '#contract/accounts/account.ts';
import { verifyPassword } from '#server/platform/crypto/password-hash.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { passGate, type Route } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../access.ts';
import { deleteAccount } from '../../commands/delete-account.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { useReauthentication } from '../../passwords/commands/reauthenticate-user.ts';
import { requireUser } from '../../queries/find-user.ts';
import { countWrongCode } from '../../second-factor/commands/count-wrong-code.ts';
import { proveSecondFactor } from '../../second-factor/commands/prove-second-factor.ts';
import { countApps, findFactors } from '../../second-factor/queries/find-factors.ts';
import { takeGuesses } from '../../second-factor/services/code-guesses.ts';
import type { LimitName } from '../../services/rate-limits.ts';
import type { Accounts } from '../../services.ts';
import type { UserRow } from '../../tables.ts';

/** Deleting an account asks again who is there: whoever finds a device open must not be able to. */
export function closeAccountRoute(accounts: Accounts): Route {
  return {
    endpoint: accountApi.close,
    handle: async ({ gates, limits, caller, transaction }, { body }) => {
      const actor = await passGate(accountApi.close, gates, caller);
      return limits.within(accountApi.close, actor, () => {
        return close(actor, { transaction, userAgent: caller.userAgent }, body as ClosureInput);
      });
    },
  };

  async function close(
    { userId, sessionId }: SignedInActor,
    { transaction, userAgent }: { transaction: RunTransaction; userAgent: string | null },
    { secondFactor, ...proof }: ClosureInput,
  ): Promise<void> {
    const user = await requireUser(accounts.db, userId);
    await proveOwner(accounts, user, proof);
    await limit(accounts, 'account factors', userId);
    const apps = countApps(await findFactors(accounts.db, userId));
    const giveBack = await takeGuesses(accounts.limits, userId, apps, tooMany);
    const outcome = await transaction(async (tx) => {
      const locked = await lockUser(tx, userId);
      // Changed meanwhile: what was proven was proven about another password.
      if (locked?.passwordHash !== user.passwordHash) throw new Refusal('account.password_wrong');
      const claim = { userId, sessionId, code: secondFactor ?? '' };
      if (await proveSecondFactor(tx, accounts, claim)) return deleteAccount(tx, locked);
      // Returned: that it was wrong has to count.
      return countWrongCode(tx, { settings: accounts.settings, userAgent }, claim);
    });
    accounts.forget(userId);
    if (typeof outcome === 'string') throw new Refusal('account.code_wrong');
    await giveBack();
  }
}

async function proveOwner(
  accounts: Accounts,
  user: UserRow,
  { password, mailedCode }: Pick<ClosureInput, 'password' | 'mailedCode'>,
): Promise<void> {
  if (user.passwordHash === null) {
    await limit(accounts, 'account factors', user.id);
    // Committed by itself: a wrong code has to count.
    const matches = await accounts.transaction((tx) =>
      useReauthentication(tx, accounts.mail.codeKey, user.id, mailedCode?.trim() ?? ''),
    );
    if (!matches) throw new Refusal('account.code_wrong');
    return;
  }
  await limit(accounts, 'signed-in password', user.id);
  if (!(await verifyPassword(user.passwordHash, password ?? ''))) throw new Refusal('account.password_wrong');
}

async function limit({ limits }: Accounts, name: LimitName, subject: string): Promise<void> {
  const wait = await limits.take(name, subject);
  if (wait > 0) throw tooMany(wait);
}

const tooMany = (retryAfterSeconds: number) => new Refusal('request.too_many', { retryAfterSeconds });
