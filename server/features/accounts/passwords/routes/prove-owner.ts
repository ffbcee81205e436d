import { verifyPassword } from '#server/platform/crypto/password-hash.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { lifetimes } from '../../services/settings.ts';
import type { Accounts } from '../../services.ts';
import { noteProof } from '../../sessions/commands/note-proof.ts';
import { findProofs } from '../../sessions/queries/find-proofs.ts';
import type { AuthMethod, SessionRow } from '../../sessions/tables.ts';
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

const byMail: readonly AuthMethod['method'][] = ['recovery', 'magiclink', 'otp'];

/**
 * A session alone, on a device that was left open, is not enough to choose a new password. Enough is the current one, a mailed code, one
 * of these shown in this session in the last ten minutes, or having come by a mailed link just now.
 */
export async function proveOwner(accounts: Accounts, claim: Claim): Promise<void> {
  const { user, session, age, currentPassword, nonce } = claim;
  if (nonce !== undefined) return proveByCode(accounts, user, nonce);
  if (showedLately(session, byMail)) return;
  if (currentPassword === undefined && (await findProofs(accounts.db, session.id)).ownerSeconds > 0) return;
  if (user.passwordHash === null) {
    if (age > lifetimes.recentSignIn) throw new AuthRefusal('reauthentication_needed');
    return;
  }
  if (currentPassword === undefined) throw new AuthRefusal('current_password_required');
  await proveByPassword(accounts, user, currentPassword);
}

/**
 * The same for calls of the protocol whose clients have no place for a proof: having signed in just now counts too, and so
 * does a proof that this session gave in the last ten minutes.
 * `methods`: in one of these ways.
 */
export async function proveOwnerLately(
  accounts: Accounts,
  { user, session, currentPassword, nonce }: Omit<Claim, 'age'>,
  methods: readonly AuthMethod['method'][] = [...byMail, 'password', 'passkey'],
): Promise<void> {
  if (nonce !== undefined || currentPassword !== undefined) {
    if (nonce !== undefined) await proveByCode(accounts, user, nonce);
    else if (currentPassword !== undefined) await proveByPassword(accounts, user, currentPassword);
    await accounts.transaction((tx) => noteProof(tx, session.id, { owner: true, factor: false }));
    return;
  }
  if (showedLately(session, methods)) return;
  const { ownerSeconds } = await findProofs(accounts.db, session.id);
  if (ownerSeconds === 0) throw new AuthRefusal('factor_needs_proof');
}

async function proveByCode({ transaction, mail, limits }: Accounts, user: UserRow, nonce: string): Promise<void> {
  await limits.require('account factors', user.id);
  const matches = await transaction((tx) => useReauthentication(tx, mail.codeKey, user.id, nonce.trim()));
  if (!matches) throw new AuthRefusal('reauthentication_not_valid');
}

async function proveByPassword({ limits }: Accounts, { id, passwordHash }: UserRow, password: string): Promise<void> {
  // Whoever holds a copied token could guess from many addresses.
  await limits.require('signed-in password', id);
  if (!(await verifyPassword(passwordHash, password))) throw new AuthRefusal('current_password_wrong');
  await limits.clear('signed-in password', id);
}

function showedLately({ amr }: SessionRow, methods: readonly AuthMethod['method'][]): boolean {
  const earliest = Date.now() / 1000 - lifetimes.mailboxProof;
  return amr.some(({ method, timestamp }) => methods.includes(method) && timestamp >= earliest);
}
