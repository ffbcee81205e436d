import { and, eq, sql } from 'drizzle-orm';
import type { Key } from '#server/platform/crypto/key-ring.ts';
import { open } from '#server/platform/crypto/seal.ts';
import { matchTotp } from '#server/platform/crypto/totp.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { hasVerifiedFactor } from '../queries/find-factors.ts';
import { factors } from '../tables.ts';
import { forgiveWrongCodes } from './count-wrong-code.ts';
import { useRecoveryCode as spendRecoveryCode } from './make-recovery-codes.ts';

interface Keys {
  readonly factorKey: Key;
  readonly recoveryKey: Key;
}

interface Claim {
  readonly userId: string;
  readonly sessionId: string;
  /** A code of one of the user's apps, or a recovery code. */
  readonly code: string;
}

/** Uses the code up. True for an account without a second factor, even without a code. */
export async function proveSecondFactor(tx: Tx, keys: Keys, claim: Claim): Promise<boolean> {
  const own = await tx.db.select().from(factors).where(eq(factors.userId, claim.userId)).for('update');
  if (!hasVerifiedFactor(own)) return true;
  const code = claim.code.replaceAll(/\s/g, '');
  for (const { id, type, status, sealedSecret, lastStep } of own) {
    if (type !== 'totp' || status !== 'verified' || sealedSecret === null) continue;
    const secret = open(keys.factorKey, id, sealedSecret);
    const step = secret && matchTotp(secret, code, new Date(), lastStep);
    if (!step) continue;
    await tx.db
      .update(factors)
      .set({ lastStep: step, updatedAt: sql`now()` })
      .where(and(eq(factors.id, id), eq(factors.userId, claim.userId)));
    await forgiveWrongCodes(tx, claim.userId);
    return true;
  }
  return showsRecoveryCode(tx, keys.recoveryKey, claim);
}

async function showsRecoveryCode(tx: Tx, key: Key, claim: Claim): Promise<boolean> {
  try {
    await spendRecoveryCode(tx, key, claim);
    return true;
  } catch (error) {
    if (error instanceof AuthRefusal) return false;
    throw error;
  }
}
