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
 * Requires more than a session, which may be on a device left open, for choosing a new password: the current password, a mailed
 * code, a proof given in this session in the last ten minutes, or a recent sign-in by a mailed link.
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
 * The same for calls of the protocol whose clients can't send a proof: a recent sign-in counts too, and so does a proof given in
 * this session in the last ten minutes.
 * `methods`: the accepted ways of that sign-in.
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
  // A copied token could be used to guess from many addresses.
  await limits.require('signed-in password', id);
  if (!(await verifyPassword(passwordHash, password))) throw new AuthRefusal('current_password_wrong');
  await limits.clear('signed-in password', id);
}

function showedLately({ amr }: SessionRow, methods: readonly AuthMethod['method'][]): boolean {
  const earliest = Date.now() / 1000 - lifetimes.mailboxProof;
  return amr.some(({ method, timestamp }) => methods.includes(method) && timestamp >= earliest);
}
