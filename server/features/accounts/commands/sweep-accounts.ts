import { and, eq, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import { leases, rateLimits } from '#server/platform/http/tables.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { mailAsks, oneTimeTokens } from '../mail-links/tables.ts';
import { passkeyChallenges } from '../passkeys/tables.ts';
import { accessChanges, factorChallenges, factors } from '../second-factor/tables.ts';
import { lifetimes } from '../services/settings.ts';
import { keyRetirement } from '../sessions/services/signing-keys.ts';
import { knownDevices, pkceCodes, sessions, signingKeys } from '../sessions/tables.ts';
import { users } from '../tables.ts';

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

/** Each deleted sign-up also checks the tables that refer to users. */
const signUpsAtOnce = 500;

/** Deletes expired rows and unconfirmed sign-ups. */
export async function sweepAccounts({ db }: Pick<TaskContext, 'db'>, signal: AbortSignal): Promise<void> {
  const sweep = (table: PgTable, isOld: SQL | undefined, size?: number) =>
    deleteInBatches(db, signal, table, isOld, size);
  await sweep(sessions, lt(sessions.expiresAt, sql`now()`));
  await sweep(oneTimeTokens, lt(oneTimeTokens.linkExpiresAt, sql`now()`));
  await sweep(mailAsks, sql`${ago(lifetimes.mailAsk)} > all (${mailAsks.askedAt})`);
  await sweep(pkceCodes, lt(pkceCodes.createdAt, ago(lifetimes.pkceCode)));
  await sweep(passkeyChallenges, lt(passkeyChallenges.createdAt, ago(lifetimes.challenge)));
  await sweep(factorChallenges, lt(factorChallenges.createdAt, ago(lifetimes.challenge)));
  await sweep(factors, and(eq(factors.status, 'unverified'), lt(factors.createdAt, ago(lifetimes.link))));
  const ofMove = eq(accessChanges.kind, 'email_corrected');
  await sweep(accessChanges, and(ofMove, lt(accessChanges.createdAt, ago(lifetimes.emailUndo))));
  await sweep(accessChanges, and(not(ofMove), lt(accessChanges.createdAt, ago(lifetimes.secondThoughts))));
  const isForgotten = and(isNull(users.emailConfirmedAt), lt(users.createdAt, ago(lifetimes.waitingSignUp)));
  await sweep(users, isForgotten, signUpsAtOnce);
  await sweep(knownDevices, lt(knownDevices.lastSeenAt, ago(lifetimes.knownDevice)));
  await sweep(signingKeys, lt(signingKeys.retiredAt, ago(keyRetirement)));
  await sweep(rateLimits, lt(rateLimits.emptyAt, sql`now()`));
  await sweep(leases, lt(leases.endsAt, sql`now()`));
}
