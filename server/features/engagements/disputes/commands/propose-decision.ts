import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { engagementTimes } from '#contract/agreed-terms.ts';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { takesTwo } from '#contract/operators/two-people.ts';
import { shareEarned } from '#domain/engagements/money.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { type Approved, proposeAct } from '../../../operators/approvals/commands/propose-act.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { milestoneOf } from '../../commands/move-milestone.ts';
import { type Decision, decideDispute, lockDisputed } from './review-dispute.ts';

const { decide } = disputeReviewApi;
const decided = z.object({ ...decide.params.shape, ...decide.body.shape, chargedBack: z.boolean() });

const appealText = `Either side can appeal within ${engagementTimes.appealDecisionHours} hours of the approval`;

const on = ({ engagementId: id }: Decision) => ({ type: 'engagement', id });

/** Decides a dispute, or proposes the decision: above the configured amount a second admin has to approve it. */
export async function decideOrPropose(tx: Tx, actor: AdminActor, decision: Decision): Promise<void> {
  const { locked, row } = await lockDisputed(tx, [actor.adminId], decision);
  const { engagement } = locked;
  if (!takesTwo('dispute.decide', Number(engagement.payCents))) return decideNow(tx, actor, [actor.adminId], decision);
  const [rep] = await tx.db
    .select({ name: repProfiles.fullName, userId: repProfiles.userId })
    .from(repProfiles)
    .where(eq(repProfiles.id, engagement.repId));
  const shares = shareEarned(milestoneOf(locked, row).money, BigInt(decision.repCents));
  const chargedBack = row.chargedBackAt !== null;
  const rand = (cents: bigint) => formatRandExact(Number(cents));
  await proposeAct(tx, actor, {
    act: 'dispute.decide',
    on: on(decision),
    userId: rep?.userId ?? null,
    input: { ...decision, chargedBack },
    effects: [
      {
        label: 'Gig',
        text: locked.milestones.length > 1 ? `${engagement.title}, week ${row.number}` : engagement.title,
      },
      { label: 'Pay in dispute', text: rand(row.payCents) },
      {
        label: `To ${rep?.name ?? 'the rep'}`,
        text: `${rand(shares.repCents)}${chargedBack ? ', on hold because the bank reversed the payment' : ''}`,
      },
      { label: 'Our fee', text: rand(shares.platformCents) },
      { label: 'Back to the business', text: rand(shares.backCents) },
      { label: 'Appeal', text: row.appealedAt || chargedBack ? 'Not possible: this decision is final' : appealText },
    ],
    amountCents: row.payCents,
    reason: decision.reason,
  });
}

/** Carries out a decision that the second admin approved. Refused if the payment was charged back since. */
export async function carryOutDecision(tx: Tx, { actor, proposedBy, input }: Approved): Promise<void> {
  const { chargedBack, ...decision } = decided.parse(input);
  const deciders = [proposedBy, actor.adminId];
  const { row } = await lockDisputed(tx, deciders, decision);
  if ((row.chargedBackAt !== null) !== chargedBack) throw new Refusal('dispute.changed');
  await decideNow(tx, actor, deciders, decision);
}

async function decideNow(tx: Tx, actor: AdminActor, deciders: readonly string[], decision: Decision): Promise<void> {
  await decideDispute(tx, deciders, decision);
  await recordAct(tx, actor, 'dispute.decide', on(decision), decision.reason);
}
