import { and, eq, isNull, lt, not, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { leases, rateLimits } from '#server/platform/http/tables.ts';
import { mailAsks, oneTimeTokens } from '../mail-links/tables.ts';
import { passkeyChallenges } from '../passkeys/tables.ts';
import { accessChanges, factorChallenges, factors } from '../second-factor/tables.ts';
import { lifetimes } from '../services/settings.ts';
import { keyRetirement } from '../sessions/services/signing-keys.ts';
import { knownDevices, pkceCodes, sessions, signingKeys } from '../sessions/tables.ts';
import { users } from '../tables.ts';

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

/** Deletes expired rows and unconfirmed sign-ups. */
export async function sweepAccounts({ db }: Tx): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.linkExpiresAt, sql`now()`));
  await db.delete(mailAsks).where(sql`${ago(lifetimes.mailAsk)} > all (${mailAsks.askedAt})`);
  await db.delete(pkceCodes).where(lt(pkceCodes.createdAt, ago(lifetimes.pkceCode)));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.createdAt, ago(lifetimes.challenge)));
  await db.delete(factorChallenges).where(lt(factorChallenges.createdAt, ago(lifetimes.challenge)));
  await db
    .delete(factors)
    .where(sql`${factors.status} = 'unverified' and ${lt(factors.createdAt, ago(lifetimes.link))}`);
  const ofMove = eq(accessChanges.kind, 'email_corrected');
  await db.delete(accessChanges).where(and(ofMove, lt(accessChanges.createdAt, ago(lifetimes.emailUndo))));
  await db.delete(accessChanges).where(and(not(ofMove), lt(accessChanges.createdAt, ago(lifetimes.secondThoughts))));
  await db.delete(users).where(and(isNull(users.emailConfirmedAt), lt(users.createdAt, ago(lifetimes.waitingSignUp))));
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, ago(lifetimes.knownDevice)));
  await db.delete(signingKeys).where(lt(signingKeys.retiredAt, ago(keyRetirement)));
  await db.delete(rateLimits).where(lt(rateLimits.emptyAt, sql`now()`));
  await db.delete(leases).where(lt(leases.endsAt, sql`now()`));
}
