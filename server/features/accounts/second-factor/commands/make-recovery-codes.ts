import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { hmac } from '#server/platform/crypto/digests.ts';
import type { Key } from '#server/platform/crypto/key-ring.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { recoveryCodeCount } from '../../services/settings.ts';
import type { OpenSession } from '../../sessions/commands/open-session.ts';
import { findFactors, hasVerifiedFactor } from '../queries/find-factors.ts';
import { type FactorRow, factors, recoveryCodes } from '../tables.ts';
import { raiseSession } from './raise-session.ts';
import { type ChangeContext, recordChange } from './record-change.ts';

// Without letters and digits that look alike on paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 16;

type CodesContext = ChangeContext & { readonly recoveryKey: Key };

interface Codes {
  readonly factor: FactorRow;
  /** Shown once. */
  readonly codes: readonly string[];
}

/** Creates recovery codes and emails the owner. Throws mfa_recovery_codes_sole_factor and mfa_verified_factor_exists. */
export async function makeRecoveryCodes(
  tx: Tx,
  context: CodesContext,
  { userId, friendlyName }: { readonly userId: string; readonly friendlyName: string | null },
): Promise<Codes> {
  const user = await lockUser(tx, userId);
  if (!user || !hasVerifiedFactor(await findFactors(tx.db, userId)))
    throw new AuthRefusal('mfa_recovery_codes_sole_factor');
  const before = await lockRecoveryFactor(tx, userId);
  if (before) throw new AuthRefusal('mfa_verified_factor_exists');
  await recordChange(tx, context, user, 'codes_made');
  const [factor] = await tx.db
    .insert(factors)
    .values({ id: uuidv7(), userId, type: 'recovery_code', status: 'verified', friendlyName })
    .returning();
  if (!factor) throw new Error('The set of codes was not written');
  return { factor, codes: await writeCodes(tx, context.recoveryKey, factor.id) };
}

/** Replaces the recovery codes and emails the owner. Throws mfa_factor_not_found. */
export async function renewRecoveryCodes(tx: Tx, context: CodesContext, userId: string): Promise<Codes> {
  const user = await lockUser(tx, userId);
  const factor = await lockRecoveryFactor(tx, userId);
  if (!user || !factor) throw new AuthRefusal('mfa_factor_not_found');
  await recordChange(tx, context, user, 'codes_made');
  await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.factorId, factor.id));
  return { factor, codes: await writeCodes(tx, context.recoveryKey, factor.id) };
}

async function writeCodes(tx: Tx, key: Key, factorId: string): Promise<string[]> {
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

/** Uses a recovery code instead of the app. Throws mfa_verification_failed. */
export async function useRecoveryCode(tx: Tx, key: Key, { userId, sessionId, code }: Use): Promise<OpenSession> {
  await lockUser(tx, userId);
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

/** Under the lasting key: the codes aren't stored, so they can't be hashed again when SECRET_KEY is replaced. */
function hashRecoveryCode(key: Key, factorId: string, code: string): Buffer {
  return hmac(key.lasting, `${factorId} ${code}`);
}
