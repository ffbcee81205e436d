import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Serializes changes to a person's files, and refuses those of a deleted account. */
export async function lockOwner({ db }: Tx, userId: string): Promise<void> {
  const { rows } = await db.execute(
    sql`select 1 from users where id = ${userId} and deleted_at is null for no key update`,
  );
  if (rows.length === 0) throw new Refusal('session.required');
}
