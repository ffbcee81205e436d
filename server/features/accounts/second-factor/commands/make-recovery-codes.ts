import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { hmac } from '#server/platform/crypto/digests.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { recoveryCodeCount } from '../../services/settings.ts';
import type { OpenSession } from '../../sessions/commands/open-session.ts';
import { findFactors, hasVerifiedFactor } from '../queries/find-factors.ts';
import { type FactorRow, factors, recoveryCodes } from '../tables.ts';
import { raiseSession } from './raise-session.ts';

// Without letters and digits that look alike on paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 16;

interface Codes {
  readonly factor: FactorRow;
  /** Shown once. */
  readonly codes: readonly string[];
}

/** Throws mfa_recovery_codes_sole_factor and mfa_verified_factor_exists. */
export async function makeRecoveryCodes(
  tx: Tx,
  key: Buffer,
  { userId, friendlyName }: { readonly userId: string; readonly friendlyName: string | null },
): Promise<Codes> {
  if (!hasVerifiedFactor(await findFactors(tx.db, userId))) throw new AuthRefusal('mfa_recovery_codes_sole_factor');
  const [factor] = await tx.db
    .insert(factors)
    .values({ id: uuidv7(), userId, type: 'recovery_code', status: 'verified', friendlyName })
    .onConflictDoNothing()
    .returning();
  if (!factor) throw new AuthRefusal('mfa_verified_factor_exists');
  return { factor, codes: await writeCodes(tx, key, factor.id) };
}

/** The codes made before stop working. Throws mfa_factor_not_found. */
export async function renewRecoveryCodes(tx: Tx, key: Buffer, userId: string): Promise<Codes> {
  const factor = await lockRecoveryFactor(tx, userId);
  if (!factor) throw new AuthRefusal('mfa_factor_not_found');
  await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.factorId, factor.id));
  return { factor, codes: await writeCodes(tx, key, factor.id) };
}

async function writeCodes(tx: Tx, key: Buffer, factorId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await tx.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ factorId, codeHash: hashRecoveryCode(key, factorId, code) })));
  return codes;
}

interface Use {
  readonly userId: string;
  readonly sessionId: string;
  readonly code: string;
}

/** Shows a code instead of the app. Throws mfa_verification_failed. */
export async function useRecoveryCode(tx: Tx, key: Buffer, { userId, sessionId, code }: Use): Promise<OpenSession> {
  const factor = await lockRecoveryFactor(tx, userId);
  const typed = code.toLowerCase().replaceAll(/[\s-]/g, '');
  const used = factor
    ? await tx.db
        .update(recoveryCodes)
        .set({ usedAt: sql`now()` })
        .where(
          and(
            eq(recoveryCodes.factorId, factor.id),
            eq(recoveryCodes.codeHash, hashRecoveryCode(key, factor.id, typed)),
            isNull(recoveryCodes.usedAt),
          ),
        )
        .returning({ factorId: recoveryCodes.factorId })
    : [];
  if (!factor || used.length === 0) throw new AuthRefusal('recovery_code_wrong');
  return raiseSession(tx, { userId, sessionId, factorId: factor.id, method: 'mfa/recovery_code' });
}

async function lockRecoveryFactor(tx: Tx, userId: string): Promise<FactorRow | null> {
  const [factor] = await tx.db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.type, 'recovery_code')))
    .for('update');
  return factor ?? null;
}

function newCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function hashRecoveryCode(key: Buffer, factorId: string, code: string): Buffer {
  return hmac(key, `${factorId} ${code}`);
}
