import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { reactions } from '#server/app/reactions.ts';
import { fundEngagement } from '#server/features/ledger/commands/fund-engagement.ts';
import { releaseToRep } from '#server/features/ledger/commands/release-to-rep.ts';
import { type RunTransaction, transactionsOn } from '#server/platform/db/transaction.ts';
import { emitWith } from '#server/platform/events/emit.ts';

export interface Engagement {
  readonly engagementId: string;
  readonly businessId: string;
  readonly repId: string;
}

/** An engagement of nobody in particular, unless it is said of whom. */
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

/** An engagement that was paid for, done and released in full. */
export async function finishEngagement(
  transaction: RunTransaction,
  of: Partial<Engagement>,
  amountCents: bigint,
): Promise<Engagement> {
  const engagement = newEngagement(of);
  await fund(transaction, engagement, amountCents);
  await transaction((tx) =>
    releaseToRep(tx, {
      engagementId: engagement.engagementId,
      amountCents,
      key: `${engagement.engagementId} released`,
    }),
  );
  return engagement;
}

/** As finishEngagement, for an application, beside a server that runs in another process. What follows from it follows. */
export async function finishEngagementOf(pool: pg.Pool, applicationId: string, amountCents: bigint): Promise<void> {
  const { rows } = await pool.query<Engagement>(
    'select id as "engagementId", business_id as "businessId", rep_id as "repId" from job_applications where id = $1',
    [applicationId],
  );
  const transaction = transactionsOn(pool, async () => {}, emitWith(reactions));
  await finishEngagement(transaction, rows[0] ?? {}, amountCents);
}

/** What the entries of every account come to, by the account's kind and owner. */
export async function balances(pool: pg.Pool, { engagementId, repId }: Engagement): Promise<Record<string, bigint>> {
  const { rows } = await pool.query<{ kind: string; cents: string }>(
    `select kind, coalesce(sum(amount_cents), 0) as cents from ledger_accounts a left join ledger_entries on account_id = a.id
     where kind = 'engagement_held' and engagement_id = $1 or kind = 'rep_wallet' and rep_id = $2 group by a.id`,
    [engagementId, repId],
  );
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, BigInt(cents)]));
}

/** What does not agree with the entries: balances, totals, transfers. Empty when the books are in order. */
export async function troubleInBooks(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ trouble: string }>(`
    with posted as (
      select e.*, t.kind as what, t.engagement_id as of_engagement, a.kind, a.rep_id, a.business_id
      from ledger_entries e join ledger_transfers t on t.id = transfer_id join ledger_accounts a on a.id = account_id),
    full_engagements as (
      select engagement_id, rep_id from ledger_accounts a where kind = 'engagement_held' and balance_cents = 0
        and exists (select from ledger_transfers t where t.engagement_id = a.engagement_id and t.kind = 'engagement_released')
        and not exists (select from ledger_transfers t where t.engagement_id = a.engagement_id and t.kind = 'engagement_refunded'))
    select 'balance of ' || id as trouble from ledger_accounts a
      where balance_cents <> (select coalesce(sum(amount_cents), 0) from ledger_entries where account_id = a.id)
    union all select 'transfer ' || transfer_id from ledger_entries group by transfer_id having sum(amount_cents) <> 0
    union all select 'transfer without entries ' || id from ledger_transfers t
      where not exists (select from ledger_entries where transfer_id = t.id)
    union all select 'earnings of ' || rep_id from rep_wallets w
      where total_earnings_cents <> (select coalesce(sum(amount_cents), 0) from posted
        where posted.rep_id = w.rep_id and kind = 'rep_wallet' and what = 'engagement_released')
    union all select 'engagements of ' || rep_id from rep_wallets w
      where engagements_completed <> (select count(*) from full_engagements where full_engagements.rep_id = w.rep_id)
    union all select 'spending of ' || business_id from business_spending s
      where total_spent_cents <> (select coalesce(-sum(amount_cents), 0) from posted
        where posted.business_id = s.business_id and what = 'engagement_released')
    union all select 'no totals of ' || id from ledger_accounts a
      where kind = 'engagement_held' and exists (select from ledger_transfers t where t.engagement_id = a.engagement_id and t.kind = 'engagement_released')
        and not (exists (select from rep_wallets w where w.rep_id = a.rep_id)
                 and exists (select from business_spending s where s.business_id = a.business_id))`);
  return rows.map(({ trouble }) => trouble);
}
