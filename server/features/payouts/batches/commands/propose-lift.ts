import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { id } from '#contract/fields.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readRepBalances } from '../../../ledger/queries/read-wallet.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { type Approved, proposeAct } from '../../../operators/approvals/commands/propose-act.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { walletHolds } from '../../tables.ts';
import { liftHold, requireLiftable } from './hold-wallet.ts';

const lifted = z.object({ holdId: id, reason: z.string() });

/** Proposes to lift a hold on a wallet. */
export async function proposeLift(tx: Tx, actor: AdminActor, input: z.output<typeof lifted>): Promise<void> {
  const { holdId, reason } = input;
  await requireLiftable(tx, holdId);
  const [found] = await tx.db
    .select({ hold: walletHolds, name: repProfiles.fullName, userId: repProfiles.userId })
    .from(walletHolds)
    .innerJoin(repProfiles, eq(repProfiles.id, walletHolds.repId))
    .where(and(eq(walletHolds.id, holdId), isNull(walletHolds.liftedAt)));
  if (!found) throw new Refusal('wallet_hold.not_found');
  const { inWalletCents } = await readRepBalances(tx.db, found.hold.repId);
  await proposeAct(tx, actor, {
    act: 'wallet.lift',
    on: { type: 'wallet_hold', id: holdId },
    userId: found.userId,
    input,
    effects: [
      { label: 'Rep', text: found.name },
      { label: 'Reason for the hold', text: found.hold.reason },
      {
        label: 'On approval',
        text: `The rep can request a payout again. The balance was ${formatRandExact(Number(inWalletCents))} at the time of the proposal.`,
      },
    ],
    amountCents: inWalletCents,
    reason,
  });
}

export async function carryOutLift(tx: Tx, { actor, input }: Approved): Promise<void> {
  const { holdId, reason } = lifted.parse(input);
  await liftHold(tx, actor, holdId);
  await recordAct(tx, actor, 'wallet.lift', { type: 'wallet_hold', id: holdId }, reason);
}
