import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CorrectionInput } from '#contract/ledger/corrections.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { requireSecondPerson } from '../../../operators/commands/require-second-person.ts';
import { bookCorrection } from '../../commands/book-correction.ts';
import { ledgerAccounts, platformAccounts } from '../../tables.ts';
import { type CorrectionRow, ledgerCorrections } from '../tables.ts';

type Named = CorrectionInput['fromAccount'];

async function findAccount(tx: Tx, { kind, repId }: Named): Promise<{ id: string; balanceCents: bigint | null }> {
  if (kind !== 'rep_wallet') return { id: platformAccounts[kind], balanceCents: null };
  const [found] = await tx.db
    .select({ id: ledgerAccounts.id, balanceCents: ledgerAccounts.balanceCents })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.repId, repId ?? '')));
  if (!found) throw new Refusal('correction.account_unknown');
  return found;
}

/** Requests a correction of the books. Returns its id. */
export async function askCorrection(
  tx: Tx,
  { adminId }: AdminActor,
  { fromAccount, toAccount, amountCents, reason }: CorrectionInput,
): Promise<string> {
  const [source, target] = [await findAccount(tx, fromAccount), await findAccount(tx, toAccount)];
  if (source.balanceCents !== null && source.balanceCents < BigInt(amountCents))
    throw new Refusal('ledger.wallet_short');
  const id = uuidv7();
  await tx.db.insert(ledgerCorrections).values({
    ...{ id, fromAccount: source.id, toAccount: target.id, reason, askedBy: adminId, askedAt: now() },
    amountCents: BigInt(amountCents),
  });
  return id;
}

async function lockOpen(tx: Tx, correctionId: string): Promise<CorrectionRow> {
  const [row] = await tx.db
    .select()
    .from(ledgerCorrections)
    .where(and(eq(ledgerCorrections.id, correctionId), eq(ledgerCorrections.status, 'asked')))
    .for('update');
  if (!row) throw new Refusal('correction.not_open');
  return row;
}

/** Approves a correction as a second admin, and books it. The database enforces the two people, too. */
export async function approveCorrection(tx: Tx, actor: AdminActor, correctionId: string): Promise<void> {
  const row = await lockOpen(tx, correctionId);
  if (row.askedBy === actor.adminId) throw new Refusal('correction.same_administrator');
  await requireSecondPerson(tx, actor, 'correction.approve', row.askedBy);
  await decide(tx, row, 'approved', actor.adminId);
  await bookCorrection(tx, { ...row, correctionId });
}

/** Rejects a correction, or withdraws it for the admin who requested it. */
export async function rejectCorrection(tx: Tx, { adminId }: AdminActor, correctionId: string): Promise<void> {
  await decide(tx, await lockOpen(tx, correctionId), 'rejected', adminId);
}

const decide = (tx: Tx, { id }: CorrectionRow, status: 'approved' | 'rejected', decidedBy: string) =>
  tx.db.update(ledgerCorrections).set({ status, decidedBy, decidedAt: now() }).where(eq(ledgerCorrections.id, id));
