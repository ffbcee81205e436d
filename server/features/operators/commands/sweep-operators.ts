import { lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { adminPasskeyChallenges } from '../passkeys/tables.ts';
import { lifetimes } from '../services/settings.ts';
import { adminSessions, adminSignIns } from '../tables.ts';

/** Deletes expired rows and old audit entries; the database refuses to delete younger ones. */
export async function sweepOperators(
  { db, transaction }: Pick<TaskContext, 'db' | 'transaction'>,
  signal: AbortSignal,
): Promise<void> {
  await deleteInBatches(db, signal, adminSessions, lt(adminSessions.expiresAt, sql`now()`));
  await deleteInBatches(db, signal, adminSignIns, lt(adminSignIns.expiresAt, sql`now()`));
  const over = sql`now() - make_interval(secs => ${lifetimes.passkeyChallenge})`;
  await deleteInBatches(db, signal, adminPasskeyChallenges, lt(adminPasskeyChallenges.createdAt, over));
  await transaction(keepAudit);
}

/** How many months of the audit log are created in advance. */
const monthsAhead = 3;

/** Creates partitions for the coming months of the audit log, and drops those past their retention. */
async function keepAudit({ db }: Pick<Tx, 'db'>): Promise<void> {
  // The second of two workers finds it done. If a long read holds the lock, this fails and the next night's run retries it.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('admin_audit months'))`);
  await db.execute(sql`set local lock_timeout = '5s'`);
  const today = sql`(now() at time zone 'Africa/Johannesburg')::date`;
  await db.execute(sql`select admin_audit_make_months(${today}, ${monthsAhead + 1})`);
  await db.execute(sql`select admin_audit_drop_months()`);
  // Rows written before their month's partition existed are in these.
  for (const rest of ['admin_audit_money_other', 'admin_audit_rest_other']) {
    await db.execute(sql`delete from ${sql.identifier(rest)} where created_at < now() - admin_audit_kept(about_money)`);
  }
}
