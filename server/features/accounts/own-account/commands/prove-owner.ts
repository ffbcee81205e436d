import type { OwnerProof } from '#contract/accounts/owner-proof.ts';
import { verifyPassword } from '#server/platform/crypto/password-hash.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../access.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { useReauthentication } from '../../passwords/commands/reauthenticate-user.ts';
import { requireUser } from '../../queries/find-user.ts';
import { countWrongCode } from '../../second-factor/commands/count-wrong-code.ts';
import { proveSecondFactor } from '../../second-factor/commands/prove-second-factor.ts';
import { countApps, findFactors } from '../../second-factor/queries/find-factors.ts';
import { takeGuesses } from '../../second-factor/services/code-guesses.ts';
import type { LimitName } from '../../services/rate-limits.ts';
import type { Accounts } from '../../services.ts';
import { noteProof } from '../../sessions/commands/note-proof.ts';
import { findProofs } from '../../sessions/queries/find-proofs.ts';
import type { UserRow } from '../../tables.ts';

/** Dependencies for checking proofs, for features that use nothing else of accounts. */
export type OwnerProofs = Accounts;

interface Asking {
  readonly transaction: RunTransaction;
  readonly userAgent: string | null;
}

/**
 * Runs an action that a session alone must not allow, such as one on a device left open. The proof is the password, or the mailed
 * code for an account without one, and the second factor if the account has one. Proofs given in this session in the last ten
 * minutes count. Locks the user until the transaction ends.
 */
export async function asProvenOwner<Result>(
  accounts: OwnerProofs,
  { userId, sessionId }: Pick<SignedInActor, 'userId' | 'sessionId'>,
  { transaction, userAgent }: Asking,
  { secondFactor, password, mailedCode }: OwnerProof,
  command: (tx: Tx, user: UserRow) => Promise<Result>,
): Promise<Result> {
  const user = await requireUser(accounts.db, userId);
  const recent = await findProofs(accounts.db, sessionId);
  const ownerKnown = recent.ownerSeconds > 0 && !password && !mailedCode;
  const factorKnown = recent.factorSeconds > 0 && !secondFactor;
  if (!ownerKnown) await proveOwner(accounts, user, { password, mailedCode });
  await limit(accounts, 'account factors', userId);
  const apps = countApps(await findFactors(accounts.db, userId));
  const giveBack = factorKnown ? async () => {} : await takeGuesses(accounts.limits, userId, apps, tooMany);
  const outcome = await transaction(async (tx) => {
    const locked = await lockUser(tx, userId);
    // The password has been changed since: the proof was for another one.
    if (locked?.passwordHash !== user.passwordHash) throw new Refusal('account.password_wrong');
    const claim = { userId, sessionId, code: secondFactor ?? '' };
    if (factorKnown || (await proveSecondFactor(tx, accounts, claim))) {
      await noteProof(tx, sessionId, { owner: !ownerKnown, factor: !factorKnown && apps > 0 });
      return { done: await command(tx, locked) };
    }
    // Returned, not thrown: the wrong code must be counted.
    await countWrongCode(tx, { settings: accounts.settings, userAgent }, claim);
    return null;
  });
  if (outcome === null) throw new Refusal('account.code_wrong');
  await giveBack();
  return outcome.done;
}

async function proveOwner(
  accounts: OwnerProofs,
  user: UserRow,
  { password, mailedCode }: Pick<OwnerProof, 'password' | 'mailedCode'>,
): Promise<void> {
  if (user.passwordHash === null) {
    await limit(accounts, 'account factors', user.id);
    // In its own transaction: a wrong code must be counted.
    const matches = await accounts.transaction((tx) =>
      useReauthentication(tx, accounts.mail.codeKey, user.id, mailedCode?.trim() ?? ''),
    );
    if (!matches) throw new Refusal('account.code_wrong');
    return;
  }
  await limit(accounts, 'signed-in password', user.id);
  if (!(await verifyPassword(user.passwordHash, password ?? ''))) throw new Refusal('account.password_wrong');
}

async function limit({ limits }: OwnerProofs, name: LimitName, subject: string): Promise<void> {
  const wait = await limits.take(name, subject);
  if (wait > 0) throw tooMany(wait);
}

const tooMany = (retryAfterSeconds: number) => new Refusal('request.too_many', { retryAfterSeconds });
