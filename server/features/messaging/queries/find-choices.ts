import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { messagingChoices } from '../tables.ts';

/** Whether the user shares read receipts: yes until they choose otherwise. */
export async function findMessagingChoices(db: Db, userId: string): Promise<{ showsSeen: boolean }> {
  const [row] = await db
    .select({ showsSeen: messagingChoices.showsSeen })
    .from(messagingChoices)
    .where(eq(messagingChoices.userId, userId));
  return row ?? { showsSeen: true };
}
