import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { TransferKind } from '#contract/ledger/options.ts';
import { isAmount, type Posting } from '#domain/ledger/postings.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers, platformAccounts } from '../tables.ts';

/** Money of an engagement was moved. */
export const moneyMoved = eventKind<{
  readonly transferId: string;
  readonly kind: TransferKind;
  readonly engagementId: string;
  readonly businessId: string;
  readonly repId: string;
}>('ledger.money_moved');

export interface Transfer {
  readonly id: string;
  readonly kind: TransferKind;
  readonly engagementId: string;
  readonly amountCents: bigint;
}

export interface TransferInput {
  /** Idempotency key of the transfer. It must hold no personal data: it is stored permanently. */
  readonly key: string;
  readonly engagementId: string;
  readonly amountCents: bigint;
  /** Number of the engagement's milestone; the first by default. */
  readonly milestone?: number;
  /** Of a release, or of a refund of what sales didn't earn: whether it completes the engagement; true by default. */
  readonly completes?: boolean;
  /** Of a refund: the work was done, and sales earned less than was held for it. False by default. */
  readonly unsold?: boolean;
}

/** The account of an engagement, and the wallet of its rep if there is one. Both are locked. */
export interface HeldEngagement {
  readonly accountId: string;
  readonly walletId: string | null;
  readonly businessId: string;
  readonly repId: string;
  readonly balanceCents: bigint;
}

/** Locks an engagement's account and its rep's wallet, always in the same order; null if the engagement was never funded. */
export async function lockEngagement(tx: Tx, engagementId: string): Promise<HeldEngagement | null> {
  const rows = await tx.db
    .select()
    .from(ledgerAccounts)
    .where(
      sql`${ledgerAccounts.engagementId} = ${engagementId} and ${ledgerAccounts.kind} = 'engagement_held' or ${ledgerAccounts.kind} = 'rep_wallet'
        and ${ledgerAccounts.repId} = (select held.rep_id from ledger_accounts held where held.engagement_id = ${engagementId} and held.kind = 'engagement_held')`,
    )
    .orderBy(ledgerAccounts.id)
    .for('no key update');
  const held = rows.find(({ kind }) => kind === 'engagement_held');
  if (!held?.businessId || !held.repId || held.balanceCents === null) return null;
  const { id: accountId, businessId, repId, balanceCents } = held;
  return {
    accountId,
    walletId: rows.find(({ kind }) => kind === 'rep_wallet')?.id ?? null,
    businessId,
    repId,
    balanceCents,
  };
}

/** The transfer booked under a key; refuses the key for a different transfer. Call it with the engagement locked. */
export async function findBooked(tx: Tx, kind: TransferKind, input: TransferInput): Promise<Transfer | null> {
  const [found] = await tx.db
    .select({
      id: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      engagementId: ledgerTransfers.engagementId,
      moved: ledgerEntries.amountCents,
    })
    .from(ledgerTransfers)
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.engagementId, ledgerTransfers.engagementId), eq(ledgerAccounts.kind, 'engagement_held')),
    )
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.transferId, ledgerTransfers.id), eq(ledgerEntries.accountId, ledgerAccounts.id)),
    )
    .where(eq(ledgerTransfers.idempotencyKey, input.key));
  if (!found) return null;
  const amountCents = found.moved < 0n ? -found.moved : found.moved;
  if (found.kind !== kind || found.engagementId !== input.engagementId || amountCents !== input.amountCents)
    throw new Refusal('ledger.key_reused');
  return { id: found.id, kind, engagementId: input.engagementId, amountCents };
}

export function requireAmount({ amountCents }: TransferInput): void {
  if (!isAmount(amountCents)) throw new Refusal('ledger.amount_invalid');
}

/** Writes a transfer and its entries; the database adds them to the balances and totals. */
export async function bookTransfer(
  tx: Tx,
  kind: TransferKind,
  { key, engagementId, amountCents, milestone = 1, completes = true, unsold = false }: TransferInput,
  engagement: HeldEngagement,
  postings: readonly Posting[],
): Promise<Transfer> {
  const id = uuidv7();
  const accounts = {
    ...platformAccounts,
    engagement_held: engagement.accountId,
    rep_wallet: engagement.walletId,
    rep_payout: null,
  };
  const entries = postings.map(({ account, cents }) => {
    const accountId = accounts[account];
    if (accountId === null) throw new Error(`Engagement ${engagementId} has no account ${account}`);
    return { transferId: id, accountId, amountCents: cents };
  });
  const added = await tx.db
    .insert(ledgerTransfers)
    .values({ id, kind, idempotencyKey: key, engagementId, milestone, completes, unsold, createdAt: now() })
    .onConflictDoNothing({ target: ledgerTransfers.idempotencyKey })
    .returning({ id: ledgerTransfers.id });
  // Callers looked for the key before: so it was used a moment ago, for an engagement other than the one locked here.
  if (added.length === 0) throw new Refusal('ledger.key_reused');
  await tx.db.insert(ledgerEntries).values(entries);
  const { businessId, repId } = engagement;
  await tx.emit(moneyMoved, { transferId: id, kind, engagementId, businessId, repId });
  return { id, kind, engagementId, amountCents };
}
