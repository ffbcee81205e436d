import { type ProposedAct, twoPeople } from '#contract/operators/two-people.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { carryOutDecision } from '../../engagements/disputes/commands/propose-decision.ts';
import { carryOutPayLift } from '../../engagements/settled/commands/propose-lift.ts';
import type { AdminActor } from '../../operators/access.ts';
import { closeApproval, lockApproval, targetOf } from '../../operators/approvals/commands/decide-approval.ts';
import type { Approved } from '../../operators/approvals/commands/propose-act.ts';
import { carryOutSettings } from '../../operators/commands/carry-out-settings.ts';
import { recordAct } from '../../operators/commands/record-act.ts';
import { requireSecondPerson } from '../../operators/commands/require-second-person.ts';
import { carryOutLift } from '../../payouts/batches/commands/propose-lift.ts';
import { carryOutReturn } from '../../payouts/batches/commands/propose-return.ts';
import { carryOutCorrection } from './propose-correction.ts';
import { carryOutErasure } from './propose-erasure.ts';

export interface ApprovalSettings {
  readonly siteUrl: string;
  readonly secretKey: Secret;
}

type CarryOut = (tx: Tx, approved: Approved & { readonly settings: ApprovalSettings }) => Promise<void>;

/** Each checks the current state, and writes the audit entry under the approver. */
const carryOut: Readonly<Record<ProposedAct, CarryOut>> = {
  'payout.return': carryOutReturn,
  'wallet.lift': carryOutLift,
  'settings.change': carryOutSettings,
  'hold.lift': carryOutPayLift,
  'dispute.decide': carryOutDecision,
  'user.correct_email': carryOutCorrection,
  'user.erase': carryOutErasure,
};

/** Approves a proposal and carries it out in this transaction, or refuses if it no longer applies. */
export async function approveAct(
  tx: Tx,
  settings: ApprovalSettings,
  actor: AdminActor,
  approvalId: string,
): Promise<void> {
  const row = await lockApproval(tx, actor, approvalId);
  const { act, proposedBy, input, amountCents, reason } = row;
  await requireSecondPerson(tx, actor, act, proposedBy);
  await closeApproval(tx, row, 'approved', actor);
  await carryOut[act](tx, { actor, proposedBy, input, amountCents, settings });
  await recordAct(tx, actor, 'approval.approve', targetOf(row), `${twoPeople[act].label}: ${reason}`);
}
