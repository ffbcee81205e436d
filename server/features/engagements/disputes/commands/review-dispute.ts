import { entriesOf } from '#contract/engagements/disputes.ts';
import type { CancelCause } from '#contract/engagements/options.ts';
import { movesOpenTo, refuseMove } from '#domain/engagements/lifecycle.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { lockEngagementRows, milestoneOf, moreThanPay, moveMilestone } from '../../commands/move-milestone.ts';
import { moveByClock } from '../../commands/move-on-time.ts';
import { findSteps } from '../../queries/find-engagements.ts';
import { isOwnRuling, presentDisputes } from '../present.ts';
import { findEvidence } from '../queries/find-evidence.ts';

export interface Decision {
  readonly engagementId: string;
  readonly milestoneId: string;
  /** Part of the pay, before the fee. */
  readonly repCents: number;
  readonly reason: string;
  /** How many statements and files, with the appeal, the admin had read. */
  readonly seen: number;
}

/**
 * Decides a dispute: `repCents` of the pay for the rep, the rest for the business, and the fee in proportion. Both sides can appeal the first decision,
 * and its money moves later. The decision of an appeal, or after a chargeback, is final. Of two admins, or of an admin and the clock, the first one
 * decides.
 * @param deciders the admin, or the proposer and the approver
 */
export async function decideDispute(tx: Tx, deciders: readonly string[], decision: Decision): Promise<void> {
  const { locked, row, move } = await lockDisputed(tx, deciders, decision);
  const { repCents, reason: note } = decision;
  const ruledBy = move === 'rule' && { ruledBy: deciders };
  await moveMilestone(tx, locked, row, { move, by, note, decidedCents: BigInt(repCents), ...ruledBy });
}

const by = 'administrator';

/** Locks the disputed milestone if these admins may make this decision. */
export async function lockDisputed(tx: Tx, deciders: readonly string[], decision: Decision) {
  const { engagementId, milestoneId, repCents, seen } = decision;
  const locked = await lockEngagementRows(tx, engagementId);
  const row = locked.milestones.find(({ id }) => id === milestoneId);
  if (!row) throw new Refusal('engagement.not_found');
  const move = row.ruledCents === null && row.chargedBackAt === null ? 'rule' : 'decide';
  const refusal = refuseMove(move, by, milestoneOf(locked, row), now());
  if (refusal) throw new Refusal(refusal);
  if (isOwnRuling(row, deciders)) throw new Refusal('dispute.own_decision');
  if (BigInt(repCents) > row.payCents) throw moreThanPay('repCents');
  const [dispute] = presentDisputes(
    { ...locked, milestones: [{ ...row, lastAttendance: null }] },
    await findSteps(tx.db, engagementId),
    await findEvidence(tx.db, engagementId),
  );
  if (!dispute || entriesOf(dispute) !== seen) throw new Refusal('dispute.changed');
  return { locked, row, move } as const;
}

const cancelling = { rep: 'call_off', business: 'call_off_as_cancelled' } as const;

interface Cancelling extends Pick<Decision, 'engagementId' | 'reason'> {
  readonly because: CancelCause;
}

/**
 * Like `callOff`, but returns how many milestones were cancelled or disputed.
 * @param also further moves, for a user who can't make statements any more
 */
export async function cancelAll(
  tx: Tx,
  { engagementId, reason, because }: Cancelling,
  also: readonly 'take_up'[] = [],
): Promise<number> {
  // A deadline that has passed by now is final.
  await moveByClock(tx, engagementId);
  const locked = await lockEngagementRows(tx, engagementId);
  let called = 0;
  for (const row of locked.milestones) {
    const open = movesOpenTo(by, milestoneOf(locked, row), now());
    const move = ([cancelling[because], 'dispute', ...also] as const).find((one) => open.includes(one));
    if (!move) continue;
    await moveMilestone(tx, locked, row, { move, by, note: reason });
    called += 1;
  }
  return called;
}

/**
 * Cancels an engagement that a side can't continue. What hasn't begun is cancelled: fully refunded if the rep is the cause, otherwise as if the
 * business had cancelled. What is in progress is disputed, so that both sides make statements and an admin decides. Refused when there is nothing to
 * cancel.
 */
export async function callOff(tx: Tx, _actor: AdminActor, calling: Cancelling): Promise<void> {
  if ((await cancelAll(tx, calling)) === 0) throw new Refusal('engagement.moved_on');
}
