import { and, eq, gt, sql } from 'drizzle-orm';
import type { RefusalCode } from '#contract/refusals.ts';
import { open } from '#server/platform/crypto/seal.ts';
import { matchTotp } from '#server/platform/crypto/totp.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isActive } from '../queries/find-admin.ts';
import { wrongCodeMaximum } from '../services/settings.ts';
import { hashToken } from '../services/tokens.ts';
import type { Operators } from '../services.ts';
import { type AdminRow, adminSessions, adminSignIns, adminUsers } from '../tables.ts';
import { lockAdmin } from './lock-admin.ts';
import { type OpenedSession, openAdminSession } from './open-admin-session.ts';
import { type From, writeAudit } from './record-act.ts';

const tooMany: RefusalCode = 'admin.too_many_attempts';

interface Claim {
  /** From the sign-in's cookie. */
  readonly token: string;
  readonly code: string;
  readonly from: From;
}

/** Finishes a sign-in with the code of the authenticator app, which also sets up a new app. */
export async function proveCode(
  { db, transaction, guessing, totpKey }: Pick<Operators, 'db' | 'transaction' | 'guessing' | 'totpKey'>,
  claim: Claim,
): Promise<OpenedSession> {
  const waiting = and(eq(adminSignIns.tokenHash, hashToken(claim.token)), gt(adminSignIns.expiresAt, sql`now()`));
  const [started] = await db
    .select({ adminId: adminSignIns.adminId, email: adminUsers.email })
    .from(adminSignIns)
    .innerJoin(adminUsers, eq(adminUsers.id, adminSignIns.adminId))
    .where(waiting);
  if (!started) throw new Refusal('admin.sign_in_over');
  const wait = await guessing.takeCode(started.adminId);
  if (wait > 0) {
    const { email, adminId: id } = started;
    if (await guessing.isToNote(email, claim.from.address)) await refuse(db, { id, email }, tooMany, claim.from);
    throw new Refusal(tooMany, { retryAfterSeconds: wait });
  }
  // A refusal is returned, not thrown: the record of the attempt must be committed.
  const result = await transaction(async (tx): Promise<OpenedSession | RefusalCode> => {
    const admin = await lockAdmin(tx, started.adminId);
    const [signIn] = await tx.db.select().from(adminSignIns).where(waiting).for('update');
    if (!admin || !signIn) return 'admin.sign_in_over';
    if (!isActive(admin)) return refuse(tx.db, admin, 'admin.not_found', claim.from);
    // Another sign-in has set up an app since: now that one's code is needed.
    if (signIn.sealedTotpSecret && admin.sealedTotpSecret) return 'admin.sign_in_over';

    const sealed = admin.sealedTotpSecret ?? signIn.sealedTotpSecret;
    const secret = sealed && open(totpKey, admin.id, sealed);
    const step = secret && matchTotp(secret, claim.code.replaceAll(/\s/g, ''), new Date(), admin.lastTotpStep);
    if (!step) {
      const wrongCodes = signIn.wrongCodes + 1;
      const own = eq(adminSignIns.tokenHash, signIn.tokenHash);
      if (wrongCodes >= wrongCodeMaximum) await tx.db.delete(adminSignIns).where(own);
      else await tx.db.update(adminSignIns).set({ wrongCodes }).where(own);
      return refuse(tx.db, admin, 'admin.code_wrong', claim.from);
    }
    await tx.db
      .update(adminUsers)
      .set({ lastTotpStep: step, sealedTotpSecret: sealed })
      .where(eq(adminUsers.id, admin.id));
    await tx.db.delete(adminSignIns).where(eq(adminSignIns.adminId, admin.id));
    if (admin.sealedTotpSecret === null) await startUsingApp(tx, admin, claim.from);
    return openAdminSession(tx, admin, { secondFactor: true, from: claim.from });
  });
  if (typeof result === 'string') throw new Refusal(result);
  await guessing.forgiveCode(started.adminId);
  return result;
}

type Who = Pick<AdminRow, 'id' | 'email'>;

async function refuse(db: Db, { id, email }: Who, reason: RefusalCode, from: From): Promise<RefusalCode> {
  await writeAudit(db, { adminId: id, who: email, act: 'sign_in.code', outcome: 'refused', reason, from });
  return reason;
}

/** Ends sessions opened by the password alone, once an app is set up, and writes the audit entry. */
async function startUsingApp(tx: Tx, { id, email }: Who, from: From): Promise<void> {
  await tx.db.delete(adminSessions).where(and(eq(adminSessions.adminId, id), eq(adminSessions.secondFactor, false)));
  await writeAudit(tx.db, { adminId: id, who: email, act: 'second_factor.set_up', outcome: 'done', from });
}
