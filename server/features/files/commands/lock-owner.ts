import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** One change to a person's files at a time, and none to those of an account that is being deleted or gone. */
export async function lockOwner({ db }: Tx, userId: string): Promise<void> {
  const { rows } = await db.execute(
    sql`select 1 from users where id = ${userId} and deleted_at is null for no key update`,
  );
  if (rows.length === 0) throw new Refusal('session.required');
}
