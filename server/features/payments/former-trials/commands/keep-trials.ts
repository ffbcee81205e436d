import { and, eq, lt, sql } from 'drizzle-orm';
import { formerTrialMonths } from '#contract/payments/options.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { now } from '#server/platform/clock.ts';
import { hmac } from '#server/platform/crypto/digests.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lastingKey } from '#server/platform/secret-key.ts';
import { users } from '../../../accounts/tables.ts';
import { continueTrial } from '../../../profiles/commands/continue-trial.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { hadRefund } from '../../queries/had-refund.ts';
import { formerTrials } from '../tables.ts';

interface Leaving {
  readonly userId: string;
  /** True: the account is deleted. False: it moves to another address. */
  readonly gone: boolean;
}

/**
 * Stores what a user has used of the trial and the refund under the address that they leave. Call it while the account
 * still has it. Updates the rows of addresses that they left before.
 */
export async function keepTrials(tx: Tx, secretKey: Secret, { userId, gone }: Leaving): Promise<void> {
  const addressHash = await hashAddress(tx, secretKey, userId);
  const leftAt = now();
  for (const [side, profiles] of [
    ['rep', repProfiles],
    ['business', businessProfiles],
  ] as const) {
    const [profile] = await tx.db
      .select({ trialEndsAt: profiles.trialEndsAt })
      .from(profiles)
      .where(eq(profiles.userId, userId));
    if (!profile) continue;
    const used = { trialEndsAt: profile.trialEndsAt, refundUsed: await hadRefund(tx.db, { userId, side }) };
    await tx.db
      .update(formerTrials)
      .set(used)
      .where(and(eq(formerTrials.userId, userId), eq(formerTrials.side, side)));
    const kept = { userId, ...used, leftAt };
    await tx.db
      .insert(formerTrials)
      .values({ addressHash, side, ...kept })
      .onConflictDoUpdate({ target: [formerTrials.addressHash, formerTrials.side], set: kept });
  }
  if (gone) await tx.db.update(formerTrials).set({ userId: null, leftAt }).where(eq(formerTrials.userId, userId));
}

/** Lets a new profile continue the trial of an earlier account with the same address. */
export async function continueFormerTrial(
  tx: Tx,
  secretKey: Secret,
  added: { readonly userId: string; readonly side: PayingSide },
): Promise<void> {
  const addressHash = await hashAddress(tx, secretKey, added.userId);
  const [former] = await tx.db
    .select({ trialEndsAt: formerTrials.trialEndsAt, refundUsed: formerTrials.refundUsed })
    .from(formerTrials)
    .where(and(eq(formerTrials.addressHash, addressHash), eq(formerTrials.side, added.side)));
  if (former) await continueTrial(tx, added, former);
}

/**
 * HMAC of the user's address, which accounts store in lower case. Dots and `+` parts count: relatives and colleagues use
 * them to share a mailbox.
 */
async function hashAddress(tx: Tx, secretKey: Secret, userId: string): Promise<Buffer> {
  const [user] = await tx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`${userId} has no account`);
  return hmac(await lastingKey(tx.db, secretKey), 'trial of an address\n', user.email);
}

/** Deletes rows older than the retention on the privacy page. */
export async function forgetFormerTrials({ db }: Tx): Promise<void> {
  const since = sql`${now().toISOString()}::timestamptz - make_interval(months => ${formerTrialMonths})`;
  await db.delete(formerTrials).where(lt(formerTrials.leftAt, since));
}
