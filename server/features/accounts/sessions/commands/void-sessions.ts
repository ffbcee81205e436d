import type { Tx } from '#server/platform/db/transaction.ts';
import { sessions, signingKeys } from '../tables.ts';

/** Signs everybody out, and has the next start make a key of its own to sign with. */
export async function voidSessions({ db }: Tx): Promise<void> {
  await db.delete(sessions);
  await db.delete(signingKeys);
}
