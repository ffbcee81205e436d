import { verifyPassword } from '#server/platform/crypto/password-hash.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { lifetimes } from '../../services/settings.ts';
import type { Accounts } from '../../services.ts';
import type { SessionRow } from '../../sessions/tables.ts';
import type { UserRow } from '../../tables.ts';
import { useReauthentication } from '../commands/reauthenticate-user.ts';

interface Claim {
  readonly user: UserRow;
  readonly session: SessionRow;
  /** Seconds since the session was opened. */
  readonly age: number;
  readonly currentPassword: string | undefined;
  /** The code that GET /reauthenticate mailed. */
  readonly nonce: string | undefined;
}

/**
 * A session alone, on a device somebody left open, is not enough to choose a new password. Enough is the current one, a
 * mailed code, or having come by a mailed link just now.
 */
export async function proveOwner(accounts: Accounts, claim: Claim): Promise<void> {
  const { user, session, age, currentPassword, nonce } = claim;
  if (nonce !== undefined) return proveByCode(accounts, user, nonce);
  if (cameByMail(session)) return;
  if (user.passwordHash === null) {
    if (age > lifetimes.recentSignIn) throw new AuthRefusal('reauthentication_needed');
    return;
  }
  if (currentPassword === undefined) throw new AuthRefusal('current_password_required');
  // Whoever holds a copied token could guess from many addresses.
  await accounts.limits.require('signed-in password', user.id);
  if (!(await verifyPassword(user.passwordHash, currentPassword))) throw new AuthRefusal('current_password_wrong');
  await accounts.limits.clear('signed-in password', user.id);
}

async function proveByCode({ transaction, mail, limits }: Accounts, user: UserRow, nonce: string): Promise<void> {
  await limits.require('account factors', user.id);
  const matches = await transaction((tx) => useReauthentication(tx, mail.codeKey, user.id, nonce.trim()));
  if (!matches) throw new AuthRefusal('reauthentication_not_valid');
}

function cameByMail({ amr }: SessionRow): boolean {
  const earliest = Date.now() / 1000 - lifetimes.mailboxProof;
  return amr.some(
    ({ method, timestamp }) => ['recovery', 'magiclink', 'otp'].includes(method) && timestamp >= earliest,
  );
}
