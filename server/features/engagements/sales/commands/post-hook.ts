import { createHmac } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { now } from '#server/platform/clock.ts';
import type { PostOutside } from '#server/platform/http/post-outside.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { presentSale } from '../present.ts';
import type { HookSecrets } from '../services.ts';
import { sales, salesCodes, salesHooks } from '../tables.ts';
import { type HookToPost, hookTurnedOff } from './announce-sale.ts';

interface Attempt {
  /** The same for each attempt. */
  readonly id: string;
  /** No other attempt follows. */
  readonly last: boolean;
}

interface Posting {
  readonly secrets: HookSecrets;
  readonly post: PostOutside;
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`: the time is signed too, so that an old post can be refused. */
function signatureOf(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/**
 * Posts a change of a sale to the business’s system. Returns what went wrong, or null. A post that failed at its last attempt counts; after
 * too many of those in a row the webhook is turned off, and the business is notified.
 */
export async function postHook(
  { db, transaction }: Pick<TaskContext, 'db' | 'transaction'>,
  { secrets, post }: Posting,
  { businessId, saleId, type }: HookToPost,
  { id, last }: Attempt,
): Promise<string | null> {
  const at = now().toISOString();
  const own = and(eq(salesHooks.businessId, businessId), isNull(salesHooks.offAt));
  const [hook] = await db.select().from(salesHooks).where(own);
  const [found] = await db
    .select({ sale: sales, code: salesCodes.code })
    .from(sales)
    .innerJoin(salesCodes, eq(salesCodes.engagementId, sales.engagementId))
    .where(eq(sales.id, saleId));
  if (!hook || !found) return null;
  const seconds = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ id, type, at, sale: presentSale(found.sale, found.code) });
  const headers = {
    ...{ 'content-type': 'application/json', 'user-agent': 'Thengisa-Webhooks/1' },
    'x-sales-signature': signatureOf(secrets.open(businessId, hook.sealedSecret), seconds, body),
  };
  const failure = await post({ address: hook.address, headers, body }).then(
    (status) => (status >= 200 && status < 300 ? null : `Your system answered with ${status}.`),
    () => 'We couldn’t reach your system.',
  );
  // Another address or secret was set by now: its counts are its own.
  const same = and(own, eq(salesHooks.address, hook.address), eq(salesHooks.sealedSecret, hook.sealedSecret));
  if (failure === null) {
    await db.update(salesHooks).set({ failures: 0, lastFailure: null, deliveredAt: now() }).where(same);
    return null;
  }
  const most = saleLimits.hookFailures;
  // A short outage fails many first attempts: the next ones follow for most of a day.
  const counted = last && {
    failures: sql`${salesHooks.failures} + 1`,
    offAt: sql`case when ${salesHooks.failures} + 1 >= ${most} then ${now().toISOString()}::timestamptz end`,
  };
  await transaction(async (tx) => {
    const [off] = await tx.db
      .update(salesHooks)
      .set({ lastFailure: failure, ...counted })
      .where(same)
      .returning({ address: salesHooks.address, offAt: salesHooks.offAt });
    if (off?.offAt)
      await tx.emit(hookTurnedOff, { businessId, address: off.address, failure, offAt: off.offAt.toISOString() });
  });
  return failure;
}
