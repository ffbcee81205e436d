import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { lockPayer } from '../../commands/lock-payer.ts';
import { isFreeNow } from '../../queries/describe-trial.ts';
import { subscriptions } from '../../tables.ts';
import { cancelCharges } from './cancel-subscription.ts';

interface Services {
  readonly db: Db;
  readonly transaction: RunTransaction;
}

const pageSize = 100;
const charged = and(eq(subscriptions.side, 'rep'), inArray(subscriptions.status, ['active', 'past_due']));

/** Cancels each subscription of a rep that would still be charged, while reps pay nothing. */
export async function cancelFreeReps({ db, transaction }: Services, signal: AbortSignal): Promise<void> {
  for (let after: string | undefined; ; ) {
    const page = await db
      .select({ id: subscriptions.id, userId: subscriptions.userId })
      .from(subscriptions)
      .where(and(charged, after === undefined ? undefined : gt(subscriptions.id, after)))
      .orderBy(asc(subscriptions.id))
      .limit(pageSize);
    for (const { id, userId } of page) {
      if (signal.aborted) return;
      await transaction(async (tx) => {
        await lockPayer(tx, userId);
        // The setting may have been changed back while others were cancelled.
        if (!(await isFreeNow(tx.db, 'rep'))) return;
        const [row] = await tx.db
          .select()
          .from(subscriptions)
          .where(and(eq(subscriptions.id, id), charged));
        if (row) await cancelCharges(tx, row, 'Reps pay nothing.');
      });
    }
    const last = page.at(-1);
    if (page.length < pageSize || !last) return;
    after = last.id;
  }
}
