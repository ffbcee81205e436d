import { randomBytes } from 'node:crypto';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { AnyKey } from '#server/platform/crypto/key-ring.ts';
import { seal } from '#server/platform/crypto/seal.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lockUser } from '../../commands/lock-user.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { factorMaximum, lifetimes } from '../../services/settings.ts';
import { factors } from '../tables.ts';

interface Input {
  readonly userId: string;
  readonly friendlyName: string | null;
}

/**
 * Creates a secret for an authenticator app, to be verified with its first code. Throws mfa_factor_name_conflict and
 * too_many_enrolled_mfa_factors.
 */
export async function enrollFactor(
  tx: Tx,
  factorKey: AnyKey,
  { userId, friendlyName }: Input,
): Promise<{ id: string; secret: Buffer }> {
  // Serialized: each factor is counted before the next is added.
  await lockUser(tx, userId);
  const started = and(eq(factors.userId, userId), eq(factors.status, 'unverified'));
  const abandoned = lt(factors.createdAt, sql`now() - make_interval(secs => ${lifetimes.challenge})`);
  await tx.db.delete(factors).where(and(started, abandoned));
  const own = await tx.db.$count(factors, and(eq(factors.userId, userId), ne(factors.type, 'passkey')));
  if (own >= factorMaximum) throw new AuthRefusal('too_many_enrolled_mfa_factors');

  const id = uuidv7();
  const secret = randomBytes(20);
  const made = await tx.db
    .insert(factors)
    .values({ id, userId, type: 'totp', friendlyName, sealedSecret: seal(factorKey, id, secret) })
    .onConflictDoNothing({ target: [factors.userId, factors.friendlyName] })
    .returning({ id: factors.id });
  if (made.length === 0) throw new AuthRefusal('mfa_factor_name_conflict');
  return { id, secret };
}
