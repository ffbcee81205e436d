import { randomBytes, randomUUID } from 'node:crypto';
import type { PayoutStatus } from '#contract/payouts/options.ts';
import { makeAdmin } from '#test/support/admins.ts';
import type { TestApp } from '#test/support/app.ts';
import { signUpRep } from '#test/support/people.ts';
import { insertBatch } from '#test/support/wallets.ts';
import { openPayoutOf } from './own-things.ts';

/** The payout's status for the call to be accepted. */
function statusFor(route: string): PayoutStatus {
  if (/removal|:batchId/.test(route)) return route.endsWith('/payment') ? 'released' : 'in_batch';
  if (/payment|failure/.test(route)) return 'released';
  return route.endsWith('/return') ? 'paid' : 'asked';
}

/** A payout, its batch, a hold and a statement, created for each row. */
export async function payoutThingsOf(
  app: TestApp,
  route: string,
): Promise<Record<'payoutId' | 'batchId' | 'holdId' | 'statementId', string>> {
  const { pool } = app.database;
  const { payoutId } = await openPayoutOf(app, await signUpRep(app));
  const adminEmail = await makeAdmin(app);
  const status = statusFor(route);
  const batchId = await insertBatch(app, adminEmail, status === 'in_batch' ? 'made' : 'released');
  if (status !== 'asked')
    await pool.query('update payouts set status = $2, batch_id = $3 where id = $1', [payoutId, status, batchId]);
  if (status === 'paid')
    await pool.query(
      `with t as (insert into ledger_transfers (id, kind, idempotency_key, payout_id) values ($1, 'payout_paid', $2, $3) returning id)
       insert into ledger_entries (transfer_id, account_id, amount_cents)
       select t.id, a.id, case a.kind when 'bank' then 20000 else -20000 end from t, ledger_accounts a
       where a.kind = 'bank' or a.kind = 'rep_payout' and a.rep_id = (select rep_id from payouts where id = $3)`,
      [randomUUID(), `payout_paid ${payoutId}`, payoutId],
    );
  const [holdId, statementId] = [randomUUID(), randomUUID()];
  if (route.includes(':holdId'))
    await pool.query(
      `insert into wallet_holds (id, rep_id, reason, what_to_do, placed_at)
       select $1, rep_id, 'A test', 'Wait', now() from payouts where id = $2`,
      [holdId, payoutId],
    );
  await pool.query(
    `insert into bank_statements (id, file_name, sha256, line_count, first_day, last_day, read_by, read_at)
     select $1, 'a.csv', $2, 0, current_date, current_date, id, now() from admin_users where email = $3`,
    [statementId, randomBytes(32), adminEmail],
  );
  return { payoutId, batchId, holdId, statementId };
}
