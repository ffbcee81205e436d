import { lt, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { adminPasskeyChallenges } from '../passkeys/tables.ts';
import { readSettingsNow } from '../queries/read-settings.ts';
import { lifetimes } from '../services/settings.ts';
import { adminAudit, adminSessions, adminSignIns } from '../tables.ts';

/** Removes what has run out, and lines of the record that are old enough to go; the database keeps the younger ones. */
export async function sweepOperators({ db }: Tx): Promise<void> {
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, sql`now()`));
  await db.delete(adminSignIns).where(lt(adminSignIns.expiresAt, sql`now()`));
  const over = sql`now() - make_interval(secs => ${lifetimes.passkeyChallenge})`;
  await db.delete(adminPasskeyChallenges).where(lt(adminPasskeyChallenges.createdAt, over));
  const { auditDays } = await readSettingsNow(db);
  await db.delete(adminAudit).where(lt(adminAudit.createdAt, sql`now() - make_interval(days => ${auditDays})`));
}
