import type { AdminAct } from '#contract/operators/audit.ts';
import { verifyPassword } from '#server/platform/crypto/password-hash.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../access.ts';
import { writeAudit } from '../../commands/record-act.ts';
import { cameFromBefore, findAdminByEmail } from '../../queries/find-admin.ts';
import type { Operators } from '../../services.ts';

/**
 * Checks that the holder of the session knows the password. A wrong one counts like one at sign-in, and is in the audit log as an
 * attempt.
 */
export async function confirmPassword(
  { db, guessing }: Pick<Operators, 'db' | 'guessing'>,
  { adminId, email, from }: AdminActor,
  password: string,
  act: AdminAct,
): Promise<void> {
  const isKnownPlace = () => cameFromBefore(db, adminId, from.address);
  const wait = await guessing.takePassword({ email, from: from.address, isKnownPlace });
  if (wait > 0) throw new Refusal('admin.too_many_attempts', { retryAfterSeconds: wait });
  const admin = await findAdminByEmail(db, email);
  if (!(await verifyPassword(admin?.passwordHash ?? null, password))) {
    await writeAudit(db, { adminId, who: email, act, outcome: 'refused', reason: 'admin.password_wrong', from });
    throw new Refusal('admin.password_wrong');
  }
  await guessing.forgivePassword(email, from.address);
}
