import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { AnyKey } from '#server/platform/crypto/key-ring.ts';
import { open } from '#server/platform/crypto/seal.ts';
import { matchTotp } from '#server/platform/crypto/totp.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { AuthRefusal, type AuthRefusalKey } from '../../protocol/access/auth-refusal.ts';
import { lifetimes } from '../../services/settings.ts';
import { forgetPlaces } from '../../sessions/commands/note-device.ts';
import type { OpenSession } from '../../sessions/commands/open-session.ts';
import { findFactors, hasVerifiedFactor } from '../queries/find-factors.ts';
import { type FactorRow, factorChallenges, factors } from '../tables.ts';
import { countWrongCode } from './count-wrong-code.ts';
import { raiseSession } from './raise-session.ts';
import { type ChangeContext, recordChange } from './record-change.ts';

interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly address: string;
}

async function lockFactor(tx: Tx, userId: string, factorId: string): Promise<FactorRow> {
  const [factor] = await tx.db
    .select()
    .from(factors)
    .where(and(eq(factors.id, factorId), eq(factors.userId, userId), eq(factors.type, 'totp')))
    .for('update');
  if (!factor) throw new AuthRefusal('mfa_factor_not_found');
  return factor;
}

/** Creates a challenge for the factor. Throws mfa_factor_not_found. */
export async function challengeFactor(
  tx: Tx,
  { userId, sessionId, address }: Caller,
  factorId: string,
): Promise<{ id: string; expiresAt: Date }> {
  await lockFactor(tx, userId, factorId);
  const id = uuidv7();
  await tx.db.insert(factorChallenges).values({ id, factorId, sessionId, address });
  return { id, expiresAt: new Date(Date.now() + lifetimes.challenge * 1000) };
}

interface Answer {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
}

/**
 * Answers a challenge of the same session with the code of the app. Throws mfa_factor_not_found, mfa_challenge_expired,
 * mfa_ip_address_mismatch and, for an app that is not in use yet, mfa_verification_failed. A wrong code for one in use is counted,
 * so that refusal is returned. The first right code puts the factor into use and emails the owner; it must follow soon after the
 * enrolment, which needed a proof, or fails with reauthentication_needed.
 */
export async function verifyFactor(
  tx: Tx,
  context: ChangeContext & { readonly factorKey: AnyKey },
  { userId, sessionId, address }: Caller,
  { factorId, challengeId, code }: Answer,
): Promise<OpenSession | AuthRefusalKey> {
  const user = await lockUser(tx, userId);
  const factor = await lockFactor(tx, userId, factorId);
  if (!user) throw new AuthRefusal('user_not_found');
  const isNew = factor.status === 'unverified';
  const [challenge] = await tx.db
    .select({
      address: factorChallenges.address,
      late: sql<boolean>`${factors.createdAt} < now() - make_interval(secs => ${lifetimes.enrolment})`,
      expired: sql<boolean>`${factorChallenges.createdAt} < now() - make_interval(secs => ${lifetimes.challenge})`,
    })
    .from(factorChallenges)
    .innerJoin(factors, eq(factors.id, factorChallenges.factorId))
    .where(
      and(
        eq(factorChallenges.id, challengeId),
        eq(factorChallenges.factorId, factorId),
        eq(factorChallenges.sessionId, sessionId),
      ),
    );
  if (!challenge) {
    throw new AuthRefusal('mfa_factor_not_found', { message: 'MFA factor with the provided challenge ID not found' });
  }
  if (challenge.address !== address) throw new AuthRefusal('mfa_ip_address_mismatch');
  if (challenge.expired) throw new AuthRefusal('mfa_challenge_expired');
  if (isNew && challenge.late) throw new AuthRefusal('factor_needs_proof');

  const secret = open(context.factorKey, factor.id, factor.sealedSecret ?? Buffer.alloc(0));
  const step = secret && matchTotp(secret, code, new Date(), factor.lastStep);
  if (!step && isNew) throw new AuthRefusal('mfa_verification_failed');
  if (!step) return countWrongCode(tx, context, { userId, sessionId });
  if (isNew) {
    if (!hasVerifiedFactor(await findFactors(tx.db, userId))) await forgetPlaces(tx, userId);
    await recordChange(tx, context, user, 'app_added');
  }
  await tx.db
    .update(factors)
    .set({ status: 'verified', lastStep: step, updatedAt: sql`now()` })
    .where(eq(factors.id, factorId));
  await tx.db.delete(factorChallenges).where(eq(factorChallenges.id, challengeId));
  return raiseSession(tx, { userId, sessionId, factorId, method: 'totp' });
}
