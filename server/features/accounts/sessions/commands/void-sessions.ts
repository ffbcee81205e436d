import type { Tx } from '#server/platform/db/transaction.ts';
import { sessions, signingKeys } from '../tables.ts';

/** Ends all sessions of all users, and makes the next start create a new signing key. */
export async function voidSessions({ db }: Tx): Promise<void> {
  await db.delete(sessions);
  await db.delete(signingKeys);
}
