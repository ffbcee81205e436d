import { and, eq, lt } from 'drizzle-orm';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { payfastNotifications } from '../../tables.ts';

const keptMs = 30 * 86_400_000;

/** Deletes unsigned notifications after 30 days. They did nothing, and anyone could send them; admins can see them until then. */
export async function forgetUnsigned(transaction: RunTransaction, now = new Date()): Promise<void> {
  const { signed, receivedAt } = payfastNotifications;
  await transaction(({ db }) =>
    db.delete(payfastNotifications).where(and(eq(signed, false), lt(receivedAt, new Date(now.getTime() - keptMs)))),
  );
}
