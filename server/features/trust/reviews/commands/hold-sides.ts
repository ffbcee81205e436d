import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';

export interface SidesOfGig {
  readonly repId: string;
  readonly businessId: string;
}

/** Locks both profiles as a new reference would, before their reviews: deleting an account locks them in this order. Returns their users. */
export async function holdProfiles(
  tx: Tx,
  { repId, businessId }: SidesOfGig,
): Promise<Record<'rep' | 'business', string>> {
  const hold = async (table: typeof repProfiles | typeof businessProfiles, id: string) => {
    const { rows } = await tx.db.execute<{ userId: string }>(
      sql`select user_id as "userId" from ${table} where id = ${id} for key share`,
    );
    return rows[0]?.userId ?? '';
  };
  return { rep: await hold(repProfiles, repId), business: await hold(businessProfiles, businessId) };
}

/** Whether the account of a side is deleted. One that is being deleted waits for this transaction, and erases what it wrote. */
export async function isSideDeleted(tx: Tx, gig: SidesOfGig, side: 'rep' | 'business'): Promise<boolean> {
  const { [side]: userId } = await holdProfiles(tx, gig);
  const { rowCount } = await tx.db.execute(sql`select from users where id = ${userId} and deleted_at is null`);
  return rowCount === 0;
}
