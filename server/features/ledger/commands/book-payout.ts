import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { PayoutTransferKind } from '#contract/ledger/options.ts';
import { isAmount, payoutPostings } from '#domain/ledger/postings.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers, platformAccounts } from '../tables.ts';

interface BookedPayout {
  readonly payoutId: string;
  readonly repId: string;
  readonly amountCents: bigint;
}

const ofRep = ['rep_wallet', 'rep_payout'] as const;

/**
 * The balance of a rep's wallet, in cents, locked until the transaction ends: of two payouts, the second sees what the
 * first left.
 */
export async function lockWallet(tx: Tx, repId: string): Promise<bigint> {
  const { rep_wallet } = await lockAccounts(tx, repId);
  return rep_wallet?.balanceCents ?? 0n;
}

/** Locks a rep's accounts, in the order used by every transfer. */
async function lockAccounts(tx: Tx, repId: string) {
  const rows = await tx.db
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.repId, repId), inArray(ledgerAccounts.kind, [...ofRep])))
    .orderBy(ledgerAccounts.id)
    .for('no key update');
  const of = (kind: (typeof ofRep)[number]) => rows.find((row) => row.kind === kind);
  return { rep_wallet: of('rep_wallet'), rep_payout: of('rep_payout') };
}

/**
 * Books a payout that was requested, paid, failed or returned, each once, however often it is called. Refused if the wallet
 * holds less.
 */
export async function bookPayout(
  tx: Tx,
  kind: PayoutTransferKind,
  { payoutId, repId, amountCents }: BookedPayout,
): Promise<void> {
  if (!isAmount(amountCents)) throw new Refusal('ledger.amount_invalid');
  // Before anything is locked: concurrent transfers to the same rep wait for it.
  await tx.db
    .insert(ledgerAccounts)
    .values(ofRep.map((one) => ({ id: uuidv7(), kind: one, repId, balanceCents: 0n })))
    .onConflictDoNothing();
  const accounts = await lockAccounts(tx, repId);
  const id = uuidv7();
  const added = await tx.db
    .insert(ledgerTransfers)
    .values({ id, kind, idempotencyKey: `${kind} ${payoutId}`, payoutId, createdAt: now() })
    .onConflictDoNothing({ target: ledgerTransfers.idempotencyKey })
    .returning({ id: ledgerTransfers.id });
  if (added.length === 0) return;
  const entries = payoutPostings[kind](amountCents).map(({ account, cents }) => {
    if (account === 'bank') return { transferId: id, accountId: platformAccounts.bank, amountCents: cents };
    const own = account === 'rep_wallet' || account === 'rep_payout' ? accounts[account] : undefined;
    if (!own) throw new Error(`A payout does not move ${account}`);
    if ((own.balanceCents ?? 0n) + cents < 0n) throw new Refusal('ledger.wallet_short');
    return { transferId: id, accountId: own.id, amountCents: cents };
  });
  await tx.db.insert(ledgerEntries).values(entries);
}
