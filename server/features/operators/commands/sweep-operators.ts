import { lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { adminPasskeyChallenges } from '../passkeys/tables.ts';
import { lifetimes } from '../services/settings.ts';
import { adminSessions, adminSignIns } from '../tables.ts';

/** Removes what has run out, and lines of the record that are old enough to go; the database keeps the younger ones. */
export async function sweepOperators({ db }: Tx): Promise<void> {
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, sql`now()`));
  await db.delete(adminSignIns).where(lt(adminSignIns.expiresAt, sql`now()`));
  const over = sql`now() - make_interval(secs => ${lifetimes.passkeyChallenge})`;
  await db.delete(adminPasskeyChallenges).where(lt(adminPasskeyChallenges.createdAt, over));
  await keepAudit(db);
}

/** So many months of the record are made ahead. */
const monthsAhead = 3;

/** Makes the months of the record that come, and lets those go that are old enough: they leave as a whole. */
async function keepAudit(db: Db): Promise<void> {
  // Of two workers the second finds it done. Whoever reads a long list meanwhile is not waited for: the next night comes.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('admin_audit months'))`);
  await db.execute(sql`set local lock_timeout = '5s'`);
  const today = sql`(now() at time zone 'Africa/Johannesburg')::date`;
  await db.execute(sql`select admin_audit_make_months(${today}, ${monthsAhead + 1})`);
  await db.execute(sql`select admin_audit_drop_months()`);
  // What came before its month was made is in no month.
  for (const rest of ['admin_audit_money_other', 'admin_audit_rest_other']) {
    await db.execute(sql`delete from ${sql.identifier(rest)} where created_at < now() - admin_audit_kept(about_money)`);
  }
}
