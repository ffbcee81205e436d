import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { id } from '#contract/fields.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { type Approved, proposeAct } from '../../../operators/approvals/commands/propose-act.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { engagements } from '../../tables.ts';
import { payHolds } from '../tables.ts';
import { liftHold } from './lift-hold.ts';

const lifted = z.object({ holdId: id, reason: z.string() });

/** Proposes to lift a hold on pay after a chargeback. */
export async function proposeLift(tx: Tx, actor: AdminActor, input: z.output<typeof lifted>): Promise<void> {
  const [found] = await tx.db
    .select({ hold: payHolds, name: repProfiles.fullName, userId: repProfiles.userId, title: engagements.title })
    .from(payHolds)
    .innerJoin(repProfiles, eq(repProfiles.id, payHolds.repId))
    .innerJoin(engagements, eq(engagements.id, payHolds.engagementId))
    .where(and(eq(payHolds.id, input.holdId), isNull(payHolds.liftedAt)));
  if (!found) throw new Refusal('hold.not_standing');
  const { amountCents, reason: because } = found.hold;
  await proposeAct(tx, actor, {
    act: 'hold.lift',
    on: { type: 'pay_hold', id: input.holdId },
    userId: found.userId,
    input,
    effects: [
      { label: 'Rep', text: found.name },
      { label: 'Gig', text: found.title },
      { label: 'Reason for the hold', text: because },
      {
        label: 'On approval',
        text: `${formatRandExact(Number(amountCents))} will become available to the rep. The platform will bear the chargeback.`,
      },
    ],
    amountCents,
    reason: input.reason,
  });
}

export async function carryOutPayLift(tx: Tx, { actor, input, amountCents }: Approved): Promise<void> {
  const { holdId, reason } = lifted.parse(input);
  await liftHold(tx, actor, { holdId, reason, amountCents });
  await recordAct(tx, actor, 'hold.lift', { type: 'pay_hold', id: holdId }, reason);
}
