import type pg from 'pg';

/** Inside one transaction: whether its transfers balance is checked together at the end, rather than entry by entry. */
export async function postInBulk(client: pg.ClientBase, fill: () => Promise<void>): Promise<void> {
  await client.query('alter table ledger_entries disable trigger ledger_entries_balance');
  await fill();
  await client.query('alter table ledger_entries enable trigger ledger_entries_balance');
  const { rowCount } = await client.query(
    `select transfer_id from ledger_entries join ledger_transfers on id = transfer_id
     where booked_in = pg_current_xact_id() group by transfer_id having sum(amount_cents) <> 0`,
  );
  if (rowCount) throw new Error(`${rowCount} transfers of the seed do not balance.`);
}
