import { z } from 'zod';
import { id } from '#contract/fields.ts';
import { banks } from '#contract/payouts/options.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { type Approved, proposeAct } from '../../../operators/approvals/commands/propose-act.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { showPayout } from '../queries/list-payouts.ts';
import { returnPayout } from './settle-payout.ts';

const returned = z.object({ payoutId: id, reason: z.string() });

/** Proposes to mark a paid payout as returned. */
export async function proposeReturn(tx: Tx, actor: AdminActor, input: z.output<typeof returned>): Promise<void> {
  const { payoutId, reason } = input;
  const { status, reference, amountCents, rep, bank, lastFour } = await showPayout(tx.db, actor, payoutId);
  if (status !== 'paid') throw new Refusal('payout.gone_ahead');
  const rand = formatRandExact(amountCents);
  await proposeAct(tx, actor, {
    act: 'payout.return',
    on: { type: 'payout', id: payoutId },
    userId: rep.userId,
    input,
    effects: [
      { label: 'Payout', text: `${reference}, ${rand} to the ${banks[bank].name} account ending in ${lastFour}` },
      { label: 'Rep', text: rep.name ?? 'Closed account' },
      {
        label: 'On approval',
        text: `${rand} will return to the rep’s balance. The whole balance will be on hold until two admins lift the hold.`,
      },
      { label: 'Reason shown to the rep', text: reason },
    ],
    amountCents,
    reason,
  });
}

/** Refused where it isn't paid any more. */
export async function carryOutReturn(tx: Tx, { actor, input }: Approved): Promise<void> {
  const { payoutId, reason } = returned.parse(input);
  await returnPayout(tx, actor, { payoutId, reason });
  await recordAct(tx, actor, 'payout.return', { type: 'payout', id: payoutId }, reason);
}
