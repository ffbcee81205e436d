import type { Db } from '#server/platform/db/pool.ts';

/** What was released to the rep, and cannot be paid out yet: the provider has yet to pay us. */
export async function unsettledCents(_db: Db, _repId: string): Promise<bigint> {
  return 0n;
}
