import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { announceAccountChange } from '../../commands.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { type AssuranceLevel, sessions } from '../../sessions/tables.ts';
import { factors } from '../tables.ts';
import { type ChangeContext, recordChange } from './record-change.ts';

interface Input {
  readonly userId: string;
  readonly aal: AssuranceLevel;
  readonly factorId: string;
}

/**
 * Removes the factor, and emails the owner if it was in use; the sessions that it raised fall back to aal1. Recovery codes are
 * removed with the last app. Throws mfa_factor_not_found, and insufficient_aal for a verified factor.
 */
export async function removeFactor(tx: Tx, context: ChangeContext, { userId, aal, factorId }: Input): Promise<void> {
  // When two apps are removed concurrently, one has to be the last.
  const user = await lockUser(tx, userId);
  const own = eq(factors.userId, userId);
  const [factor] = await tx.db
    .select()
    .from(factors)
    .where(and(own, eq(factors.id, factorId), ne(factors.type, 'passkey')))
    .for('update');
  if (!user || !factor) throw new AuthRefusal('mfa_factor_not_found');
  if (factor.status === 'verified' && aal !== 'aal2') throw new AuthRefusal('unenroll_needs_aal2');

  const kind = factor.type === 'totp' ? 'app_removed' : 'codes_removed';
  if (factor.status === 'verified') await recordChange(tx, context, user, kind);
  await lowerSessions(tx, factor.id);
  await tx.db.delete(factors).where(eq(factors.id, factor.id));
  const apps = await tx.db.$count(factors, and(own, eq(factors.type, 'totp'), eq(factors.status, 'verified')));
  if (apps === 0) {
    const [codes] = await tx.db
      .select({ id: factors.id })
      .from(factors)
      .where(and(own, eq(factors.type, 'recovery_code')));
    if (codes) await lowerSessions(tx, codes.id);
    await tx.db.delete(factors).where(and(own, eq(factors.type, 'recovery_code')));
  }
  announceAccountChange(tx, userId);
}

async function lowerSessions(tx: Tx, factorId: string): Promise<void> {
  const weaker = sql`jsonb_path_query_array(${sessions.amr}, '$[*] ? (@.method != "totp" && @.method != "mfa/recovery_code")')`;
  await tx.db.update(sessions).set({ aal: 'aal1', factorId: null, amr: weaker }).where(eq(sessions.factorId, factorId));
}
