import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AdminSignInAnswer } from '#contract/operators/operators.ts';
import { seal } from '#server/platform/crypto/seal.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findAdminPasskeys } from '../passkeys/queries/find-admin-passkeys.ts';
import { isActive } from '../queries/find-admin.ts';
import { lifetimes } from '../services/settings.ts';
import { hashToken, newToken } from '../services/tokens.ts';
import type { Operators } from '../services.ts';
import { type AdminRow, adminSignIns } from '../tables.ts';
import { lockAdmin } from './lock-admin.ts';
import { type OpenedSession, openAdminSession } from './open-admin-session.ts';
import { type From, writeAudit } from './record-act.ts';

interface Wishes {
  readonly setUpSecondFactor: boolean;
  readonly from: From;
}

/** A sign-in that waits for the second factor; with the secret of an app that is being set up. */
export interface StartedSignIn {
  readonly email: string;
  /** For the cookie; only its hash is stored. */
  readonly token: string;
  readonly newSecret: Buffer | null;
  /** Whether a passkey can finish it, and whether it must. */
  readonly passkey: AdminSignInAnswer['passkey'];
}

/**
 * Continues after the password of `proven` was verified: opens a session, or starts a sign-in that waits for the second factor if
 * the admin has one or needs one.
 */
export async function startSignIn(
  tx: Tx,
  { totpKey, settings }: Pick<Operators, 'totpKey' | 'settings'>,
  proven: AdminRow,
  { setUpSecondFactor, from }: Wishes,
): Promise<OpenedSession | StartedSignIn> {
  const admin = await lockAdmin(tx, proven.id);
  if (!admin || !isActive(admin)) throw new Refusal('admin.not_found');
  // Hashing takes a moment, in which the password may have been changed.
  if (admin.passwordHash !== proven.passwordHash) throw new Refusal('admin.password_wrong');

  const hasApp = admin.sealedTotpSecret !== null;
  const hasPasskey = (await findAdminPasskeys(tx.db, admin.id)).length > 0;
  if (!hasApp && !hasPasskey && !setUpSecondFactor && !settings.requireSecondFactor) {
    return openAdminSession(tx, admin, { secondFactor: false, from });
  }
  const { id: adminId, email } = admin;
  const token = newToken();
  // With a passkey set up, a caller with only the password must not add an app.
  const newSecret = hasApp || hasPasskey ? null : randomBytes(20);
  await tx.db.insert(adminSignIns).values({
    tokenHash: hashToken(token),
    adminId,
    sealedTotpSecret: newSecret && seal(totpKey, adminId, newSecret),
    expiresAt: sql`now() + make_interval(secs => ${lifetimes.signIn})`,
  });
  await writeAudit(tx.db, { adminId, who: email, act: 'sign_in.password', outcome: 'done', from });
  return { email, token, newSecret, passkey: !hasPasskey ? 'none' : hasApp ? 'too' : 'alone' };
}
