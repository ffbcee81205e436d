import { and, eq, lt, sql } from 'drizzle-orm';
import type { PasskeyAnswer } from '#contract/accounts/passkeys.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { checkPasskey } from '#server/platform/passkeys/check-passkey.ts';
import { passkeySiteOf } from '#server/platform/passkeys/passkey.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockAdmin } from '../../commands/lock-admin.ts';
import { type OpenedSession, openAdminSession } from '../../commands/open-admin-session.ts';
import { type From, writeAudit } from '../../commands/record-act.ts';
import { isActive } from '../../queries/find-admin.ts';
import type { Operators } from '../../services.ts';
import { adminSignIns } from '../../tables.ts';
import { findByCredential } from '../queries/find-admin-passkeys.ts';
import { adminPasskeys } from '../tables.ts';

interface Claim {
  readonly challenge: Buffer;
  readonly credential: PasskeyAnswer;
  readonly from: From;
}

/**
 * Opens a session for the admin whose passkey signed the challenge. It counts as both factors, also after a password. Every refusal is
 * in the audit log.
 */
export async function signInByPasskey(
  { db, transaction, guessing, settings }: Pick<Operators, 'db' | 'transaction' | 'guessing' | 'settings'>,
  { challenge, credential, from }: Claim,
): Promise<OpenedSession> {
  const found = await findByCredential(db, Buffer.from(credential.id, 'base64url'));
  const who = found?.admin.email ?? 'unknown passkey';
  const refuse = async (on: typeof db, reason: RefusalCode): Promise<RefusalCode> => {
    const adminId = found?.admin.id ?? null;
    await writeAudit(on, { adminId, who, act: 'sign_in.passkey', outcome: 'refused', reason, from });
    return reason;
  };
  if (!found) {
    const reason: RefusalCode = 'admin.passkey_unknown';
    if (await guessing.isToNote(who, from.address)) await refuse(db, reason);
    throw new Refusal(reason);
  }
  const { passkey, admin: whose } = found;
  const site = passkeySiteOf(settings.siteUrl);
  const signCount = await checkPasskey({ site, challenge, userId: whose.id, passkey }, credential);
  if (signCount === null) throw new Refusal(await refuse(db, 'admin.passkey_refused'));

  // A refusal is returned, not thrown: the record of the attempt must be committed.
  const result = await transaction(async (tx): Promise<OpenedSession | RefusalCode> => {
    const admin = await lockAdmin(tx, whose.id);
    // Most authenticators have no counter and always send 0.
    const counts = signCount === 0 ? eq(adminPasskeys.signCount, 0) : lt(adminPasskeys.signCount, signCount);
    const used = await tx.db
      .update(adminPasskeys)
      .set({ signCount, lastUsedAt: sql`now()` })
      .where(and(eq(adminPasskeys.id, passkey.id), counts))
      .returning({ id: adminPasskeys.id });
    if (!admin || used.length === 0) return refuse(tx.db, 'admin.passkey_refused');
    if (!isActive(admin)) return refuse(tx.db, 'admin.not_found');
    await tx.db.delete(adminSignIns).where(eq(adminSignIns.adminId, admin.id));
    const on = { type: 'passkey', id: passkey.id };
    await writeAudit(tx.db, { adminId: admin.id, who, act: 'sign_in.passkey', outcome: 'done', on, from });
    return openAdminSession(tx, admin, { secondFactor: true, from });
  });
  if (typeof result === 'string') throw new Refusal(result);
  return result;
}
