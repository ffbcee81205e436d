import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { usualFacts } from '#contract/site/site-facts.ts';
import { feeOf } from '#domain/engagements/money.ts';
import { reactionsWith } from '#server/app/reactions.ts';
import { compareOrders } from '#server/features/courses/purchases/queries/compare-orders.ts';
import { compareWithLedger } from '#server/features/engagements/queries/compare-with-ledger.ts';
import { compareFunding } from '#server/features/engagements/settled/queries/compare-funding.ts';
import { fundEngagement } from '#server/features/ledger/commands/fund-engagement.ts';
import { releaseToRep } from '#server/features/ledger/commands/release-to-rep.ts';
import { findDifferences } from '#server/features/ledger/queries/find-differences.ts';
import { comparePayouts } from '#server/features/payouts/queries/compare-payouts.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { type RunTransaction, transactionsOn } from '#server/platform/db/transaction.ts';
import { emitWith } from '#server/platform/events/emit.ts';

export interface Engagement {
  readonly engagementId: string;
  readonly businessId: string;
  readonly repId: string;
}

/** An engagement with arbitrary parties, unless given. */
export const newEngagement = (of: Partial<Engagement> = {}): Engagement => ({
  engagementId: randomUUID(),
  businessId: randomUUID(),
  repId: randomUUID(),
  ...of,
});

export const fund = (
  transaction: RunTransaction,
  engagement: Engagement,
  amountCents: bigint,
  key = `${engagement.engagementId} funded`,
) => transaction((tx) => fundEngagement(tx, { ...engagement, amountCents, key }));

/** An engagement that was paid for, completed and released in full. */
export async function finishEngagement(
  transaction: RunTransaction,
  of: Partial<Engagement>,
  amountCents: bigint,
  commissionCents = feeOf(amountCents, usualFacts.feeBasisPoints),
): Promise<Engagement> {
  const engagement = newEngagement(of);
  await fund(transaction, engagement, amountCents);
  await transaction((tx) =>
    releaseToRep(tx, {
      engagementId: engagement.engagementId,
      amountCents,
      key: `${engagement.engagementId} released`,
      commissionCents,
    }),
  );
  return engagement;
}

/** Like finishEngagement, for an application, beside a server in another process. Follow-up actions run. */
export async function finishEngagementOf(pool: pg.Pool, applicationId: string, amountCents: bigint): Promise<void> {
  const { rows } = await pool.query<Engagement>(
    'select id as "engagementId", business_id as "businessId", rep_id as "repId" from job_applications where id = $1',
    [applicationId],
  );
  const transaction = transactionsOn(pool, async () => {}, emitWith(reactionsWith('')));
  await finishEngagement(transaction, rows[0] ?? {}, amountCents);
}

/** The balance of every account, by kind and owner. */
export async function balances(pool: pg.Pool, { engagementId, repId }: Engagement): Promise<Record<string, bigint>> {
  const { rows } = await pool.query<{ kind: string; cents: string }>(
    `select kind, coalesce(sum(amount_cents), 0) as cents from ledger_accounts a left join ledger_entries on account_id = a.id
     where kind = 'engagement_held' and engagement_id = $1 or kind = 'rep_wallet' and rep_id = $2 group by a.id`,
    [engagementId, repId],
  );
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, BigInt(cents)]));
}

/** Inconsistencies in the ledger, and in the milestones and payouts that refer to it. */
export async function troubleInBooks(pool: pg.Pool): Promise<string[]> {
  const db = dbOfPool(pool);
  return (
    await Promise.all([
      findDifferences(db),
      compareWithLedger(db),
      compareFunding(db),
      compareOrders(db),
      comparePayouts(db),
    ])
  ).flat();
}
