import type { CallOffCause } from '#contract/engagements/options.ts';
import { movesOpenTo, refuseMove } from '#domain/engagements/lifecycle.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { lockEngagementRows, milestoneOf, moveMilestone } from '../../commands/move-milestone.ts';
import { moveByClock } from '../../commands/move-on-time.ts';
import { findSteps } from '../../queries/find-engagements.ts';
import { presentDisputes } from '../present.ts';
import { findEvidence } from '../queries/find-evidence.ts';

export interface Decision {
  readonly engagementId: string;
  readonly milestoneId: string;
  /** Of the pay, before the fee. */
  readonly repCents: number;
  readonly reason: string;
  /** How many statements and files the administrator had before them. */
  readonly seen: number;
}

/**
 * So much of the pay goes to the rep, the rest back, and the fee is in proportion. Of two administrators, and of one and the
 * clock, the first decides.
 */
export async function decideDispute(tx: Tx, _actor: AdminActor, decision: Decision): Promise<void> {
  const { locked, row } = await lockDisputed(tx, decision);
  const { repCents, reason: note } = decision;
  await moveMilestone(tx, locked, row, { move: 'decide', by, note, decidedCents: BigInt(repCents) });
}

const by = 'administrator';

/** What the decision is about, while it may be decided so. */
export async function lockDisputed(tx: Tx, decision: Decision) {
  const { engagementId, milestoneId, repCents, seen } = decision;
  const locked = await lockEngagementRows(tx, engagementId);
  const row = locked.milestones.find(({ id }) => id === milestoneId);
  if (!row) throw new Refusal('engagement.not_found');
  const refusal = refuseMove('decide', by, milestoneOf(locked, row), now());
  if (refusal) throw new Refusal(refusal);
  if (BigInt(repCents) > row.payCents) {
    const fields = [{ field: 'repCents', message: 'Give the rep at most the pay of this work.' }];
    throw new Refusal('dispute.more_than_pay', { fields });
  }
  const [dispute] = presentDisputes(
    { ...locked, milestones: [{ ...row, lastAttendance: null }] },
    await findSteps(tx.db, engagementId),
    await findEvidence(tx.db, engagementId),
  );
  if (!dispute || dispute.statements.length + dispute.evidence.length !== seen) throw new Refusal('dispute.changed');
  return { locked, row };
}

const callingOff = { rep: 'call_off', business: 'call_off_as_cancelled' } as const;

interface CallingOff extends Pick<Decision, 'engagementId' | 'reason'> {
  readonly because: CallOffCause;
}

/**
 * As `callOff`; says how many milestones were called off or disputed.
 * @param also what else is taken up, where somebody cannot speak any more
 */
export async function callOffAll(
  tx: Tx,
  { engagementId, reason, because }: CallingOff,
  also: readonly 'take_up'[] = [],
): Promise<number> {
  // What the clock has decided by now stays so.
  await moveByClock(tx, engagementId);
  const locked = await lockEngagementRows(tx, engagementId);
  let called = 0;
  for (const row of locked.milestones) {
    const open = movesOpenTo(by, milestoneOf(locked, row), now());
    const move = ([callingOff[because], 'dispute', ...also] as const).find((one) => open.includes(one));
    if (!move) continue;
    await moveMilestone(tx, locked, row, { move, by, note: reason });
    called += 1;
  }
  return called;
}

/**
 * Somebody cannot go on: what has not begun is cancelled, all paid back if the rep is the cause and else as the business would have
 * cancelled it; what runs is disputed, so that each side says how it was and somebody decides.
 * Refused when there is nothing to cancel.
 */
export async function callOff(tx: Tx, _actor: AdminActor, calling: CallingOff): Promise<void> {
  if ((await callOffAll(tx, calling)) === 0) throw new Refusal('engagement.moved_on');
}
