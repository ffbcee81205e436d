import type { Tx } from '#server/platform/db/transaction.ts';
import { agreementTexts } from '../tables.ts';

/** Stores the exact text that is about to be signed, once. */
export async function keepSignedText(
  tx: Tx,
  text: Omit<typeof agreementTexts.$inferInsert, 'createdAt'>,
): Promise<void> {
  await tx.db.insert(agreementTexts).values(text).onConflictDoNothing();
}
