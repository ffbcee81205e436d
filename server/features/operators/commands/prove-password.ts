import type { RefusalCode } from '#contract/refusals.ts';
import { verifyPassword } from '#server/platform/crypto/password-hash.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { cameFromBefore, findAdminByEmail, isActive } from '../queries/find-admin.ts';
import type { Operators } from '../services.ts';
import type { AdminRow } from '../tables.ts';
import { type From, writeAudit } from './record-act.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The admin with this password. Every refusal is in the audit log, except one for overload. */
export async function provePassword(
  { db, guessing }: Pick<Operators, 'db' | 'guessing'>,
  credentials: Credentials,
  from: From,
): Promise<AdminRow> {
  const email = mailboxOf(credentials.email);
  const admin = await findAdminByEmail(db, email);
  const refused = (reason: string) =>
    writeAudit(db, { adminId: admin?.id ?? null, who: email, act: 'sign_in', outcome: 'refused', reason, from });

  const isKnownPlace = async () => admin !== null && cameFromBefore(db, admin.id, from.address);
  const wait = await guessing.takePassword({ email, from: from.address, isKnownPlace });
  if (wait > 0) {
    if (await guessing.isToNote(email, from.address)) await refused('admin.too_many_attempts');
    throw new Refusal('admin.too_many_attempts', { retryAfterSeconds: wait });
  }

  // An unknown address takes as long as a wrong password.
  const matches = await verifyPassword(admin?.passwordHash ?? null, credentials.password);
  if (!matches || !admin) {
    const code: RefusalCode = admin ? 'admin.password_wrong' : 'admin.email_not_authorized';
    await refused(code);
    throw new Refusal((await guessing.mayReveal(from.address)) ? code : 'admin.password_wrong');
  }
  if (!isActive(admin)) {
    await refused('admin.not_found');
    throw new Refusal('admin.not_found');
  }
  await guessing.forgivePassword(email, from.address);
  return admin;
}
