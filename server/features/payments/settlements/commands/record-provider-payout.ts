import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ProviderLineKind } from '#contract/payments/options.ts';
import type { ProviderPayoutInput } from '#contract/payments/provider-money.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { bookSettlement } from '../../../ledger/commands/book-settlement.ts';
import { providerPayouts } from '../../tables/provider.ts';

/** Marks the lines of each kind as settled. */
const settle: Record<ProviderLineKind, (tx: Tx, payoutId: string, ids: readonly string[]) => Promise<number>> = {
  payment: async ({ db }, payoutId, ids) =>
    (
      await db.execute(sql`
        update payfast_payments set settled_in = ${payoutId}, settled_at = ${now().toISOString()}
        where merchant_payment_id in (select merchant_payment_id from payfast_payments
          where merchant_payment_id = any(${sql.param(ids)}::uuid[]) and paid_at is not null and pf_payment_id is not null
          order by merchant_payment_id for update)
          and settled_in is null`)
    ).rowCount ?? 0,
  refund: async ({ db }, payoutId, ids) =>
    (
      await db.execute(sql`
        update payment_refunds set settled_in = ${payoutId}
        where id in (select id from payment_refunds
          where id = any(${sql.param(ids)}::uuid[]) and done_at is not null order by id for update)
          and settled_in is null`)
    ).rowCount ?? 0,
  chargeback: async ({ db }, payoutId, ids) =>
    (
      await db.execute(sql`
        update payfast_payments set chargeback_settled_in = ${payoutId}
        where merchant_payment_id in (select merchant_payment_id from payfast_payments
          where merchant_payment_id = any(${sql.param(ids)}::uuid[]) and charged_back_at is not null
          order by merchant_payment_id for update)
          and chargeback_settled_in is null`)
    ).rowCount ?? 0,
};

/**
 * Records a payout of the provider to our bank, and the lines of its statement that it covers. Each line is in one payout,
 * even if two admins record it concurrently. Recorded by null: the stand-in.
 */
export async function recordProviderPayout(
  tx: Tx,
  recordedBy: string | null,
  { paidOn, bankReference, amountCents, lines }: ProviderPayoutInput,
): Promise<string> {
  const id = uuidv7();
  const provider = await findProvider(tx, lines);
  const [added] = await tx.db
    .insert(providerPayouts)
    .values({
      ...{ id, provider, paidOn, bankReference, amountCents: BigInt(amountCents), recordedBy, recordedAt: now() },
      lineCount: lines.length,
    })
    .onConflictDoNothing({ target: providerPayouts.bankReference })
    .returning({ id: providerPayouts.id });
  if (!added) throw new Refusal('settlement.reference_used');
  for (const kind of ['payment', 'refund', 'chargeback'] as const) {
    const ids = lines.filter((one) => one.kind === kind).map((one) => one.id);
    if (ids.length > 0 && (await settle[kind](tx, id, ids)) < ids.length) throw new Refusal('settlement.line_taken');
  }
  const { rows } = await tx.db.execute<{ cents: string }>(
    sql`select coalesce(sum(amount_cents), 0) as cents from provider_lines where settled_in = ${id}`,
  );
  if (BigInt(rows[0]?.cents ?? 0) !== BigInt(amountCents)) throw new Refusal('settlement.sum_differs');
  await bookSettlement(tx, { settlementId: id, amountCents: BigInt(amountCents) });
  return id;
}

async function findProvider(tx: Tx, lines: ProviderPayoutInput['lines']) {
  const named = JSON.stringify(lines);
  const { rows } = await tx.db.execute<{ provider: 'card' | 'escrow'; lines: number }>(sql`
    select line.provider, count(*)::int as lines
    from json_to_recordset(${named}::json) as named (kind text, id uuid)
    join provider_lines line on line.kind = named.kind and line.id = named.id
    group by line.provider`);
  if (rows.reduce((sum, row) => sum + row.lines, 0) < lines.length) throw new Refusal('payment.not_found');
  const [one, other] = rows;
  if (other) throw new Refusal('settlement.two_providers');
  return one?.provider;
}
