import { and, asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { MilestoneStatus, Mover } from '#contract/engagements/options.ts';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { type Advanced, advance, type FundedMilestone } from '#domain/engagements/advance.ts';
import { fixedPart } from '#domain/engagements/commission.ts';
import { isOver } from '#domain/engagements/lifecycle.ts';
import { type MilestoneMove, milestoneMoves } from '#domain/engagements/moves.ts';
import { remindAt } from '#domain/engagements/reminders.ts';
import { keptUntil } from '#domain/engagements/replacement.ts';
import { deadlineKindOf } from '#domain/engagements/rulings.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { fundEngagement } from '../../ledger/commands/fund-engagement.ts';
import { refundEngagement } from '../../ledger/commands/refund-engagement.ts';
import { releaseToRep } from '../../ledger/commands/release-to-rep.ts';
import { closeMilestone } from '../../payments/hires/commands/close-milestone.ts';
import type { Side } from '../access.ts';
import { payBySales } from '../sales/queries/sum-sales.ts';
import { holdReleased } from '../settled/commands/hold-pay.ts';
import { type EngagementRow, engagements, type MilestoneRow, milestoneSteps, milestones } from '../tables.ts';
import { movePlace } from './move-place.ts';

export interface MilestoneChange {
  readonly engagementId: string;
  readonly milestoneId: string;
  readonly applicationId: string;
  readonly repId: string;
  readonly businessId: string;
  readonly move: MilestoneMove;
  readonly by: Mover;
  /** The previous status. */
  readonly from: MilestoneStatus;
  readonly status: MilestoneStatus;
  readonly stepId: string;
}

/** Emitted when a user, an admin or the clock moves a milestone. */
export const milestoneMoved = eventKind<MilestoneChange>('engagement.milestone_moved');

/** An engagement with all of its milestones, locked until the transaction ends, so that moves run one after the other. */
export interface LockedEngagement {
  readonly engagement: EngagementRow;
  readonly milestones: MilestoneRow[];
}

/** Locks an engagement of this side. One of another side is not found. */
export async function lockOwnEngagement(tx: Tx, side: Side, engagementId: string): Promise<LockedEngagement> {
  const own = 'repId' in side ? eq(engagements.repId, side.repId) : eq(engagements.businessId, side.businessId);
  return lockEngagementRows(tx, engagementId, own);
}

export async function lockEngagementRows(
  tx: Tx,
  engagementId: string,
  own?: ReturnType<typeof eq>,
): Promise<LockedEngagement> {
  const [engagement] = await tx.db
    .select()
    .from(engagements)
    .where(and(eq(engagements.id, engagementId), own))
    .for('update');
  if (!engagement) throw new Refusal('engagement.not_found');
  const rows = await tx.db
    .select()
    .from(milestones)
    .where(eq(milestones.engagementId, engagementId))
    .orderBy(asc(milestones.number));
  return { engagement, milestones: rows };
}

/** The row as the domain functions take it. */
const hourMs = 3_600_000;

/** From when the hours of a part that pays for sales can be approved; null where it pays for none. */
function salesInAt({ salesTerms, salesChangedAt }: EngagementRow, { endsAt }: MilestoneRow): Date | null {
  if (!salesTerms || !endsAt) return null;
  const recorded = endsAt.getTime() + saleLimits.lateHours * hourMs;
  return new Date(Math.max(recorded, (salesChangedAt?.getTime() ?? 0) + saleLimits.answerHours * hourMs));
}

export const milestoneOf = (
  { engagement }: Pick<LockedEngagement, 'engagement'>,
  row: MilestoneRow,
): FundedMilestone => ({
  ...row,
  start: row.startsAt,
  end: row.endsAt,
  agreedAt: engagement.agreedAt,
  salesInAt: salesInAt(engagement, row),
  fixedCents: fixedPart(engagement.salesTerms, row.payCents, engagement.payCents),
  money: { payCents: row.payCents, feeCents: row.feeCents, feeBearer: engagement.feeBearer },
});

export interface MilestoneAct {
  readonly move: MilestoneMove;
  readonly by: Mover;
  readonly note?: string | null;
  /** The part of the pay that a side of a dispute proposes for the rep. */
  readonly proposedCents?: number | null;
  /** When it happened, if not now. */
  readonly at?: Date;
  /** The part of the pay that an admin awards to the rep. */
  readonly decidedCents?: bigint;
  /** The admins who made a decision that can be appealed. */
  readonly ruledBy?: readonly string[];
}

/** For an amount of a dispute in this field. */
export const moreThanPay = (field: string): Refusal =>
  new Refusal('dispute.more_than_pay', { fields: [{ field, message: 'Enter no more than the pay for this gig.' }] });

/** Moves one milestone of a locked engagement, and books its money. */
export async function moveMilestone(
  tx: Tx,
  locked: LockedEngagement,
  row: MilestoneRow,
  { move, by, note = null, proposedCents = null, at = now(), decidedCents, ruledBy }: MilestoneAct,
): Promise<void> {
  const approvedCents = await payBySales(tx.db, locked, row, move);
  const advanced = advance(
    milestoneOf(locked, row),
    { move, by, ...(decidedCents !== undefined && { decidedCents }), ...(approvedCents !== null && { approvedCents }) },
    at,
  );
  if (typeof advanced === 'string') throw new Refusal(advanced);
  const proposed = proposedCents === null ? null : BigInt(proposedCents);
  if (proposed !== null && proposed > row.payCents) throw moreThanPay('proposedCents');
  const { engagement } = locked;
  const before = { ...row };
  const changed = await writeMilestone(tx, row, advanced, ruledBy);
  Object.assign(row, changed);
  const stepId = uuidv7();
  await tx.db.insert(milestoneSteps).values({
    id: stepId,
    milestoneId: row.id,
    move,
    by,
    status: row.status,
    note,
    proposedCents: proposed,
    createdAt: now(),
  });
  await moveMoney(tx, locked, row, move, advanced);
  await movePlace(tx, locked, before, row);
  const { id: engagementId, applicationId, repId, businessId } = engagement;
  await tx.emit(milestoneMoved, {
    ...{ engagementId, milestoneId: row.id, applicationId, repId, businessId, move, by },
    ...{ from: before.status, status: row.status, stepId },
  });
}

async function writeMilestone(
  tx: Tx,
  row: MilestoneRow,
  { milestone, shares }: Advanced,
  ruledBy: readonly string[] | undefined,
): Promise<MilestoneRow> {
  const { status, dueAt, decideBy, changesRequested, disputedFrom, spoke, heldCents, chargedBackAt } = milestone;
  const { ruledCents, acceptedBy, appealedAt } = milestone;
  const deadline = deadlineKindOf(milestone);
  const reminded = status !== row.status || dueAt?.getTime() !== row.dueAt?.getTime();
  const funded = row.fundedCents === 0n ? heldCents : row.fundedCents;
  const [written] = await tx.db
    .update(milestones)
    .set({
      ...{ status, dueAt, decideBy, changesRequested, disputedFrom, heldCents, chargedBackAt, spoke: [...spoke] },
      ...{ ruledCents, appealedAt, acceptedBy: [...acceptedBy] },
      ...(ruledBy && { ruledBy: [...ruledBy] }),
      fundedCents: funded,
      ...(reminded && { remindAt: deadline && dueAt && remindAt(deadline, now(), dueAt) }),
      ...(shares && { repCents: shares.repCents, platformCents: shares.platformCents, backCents: shares.backCents }),
    })
    .where(and(eq(milestones.id, row.id), eq(milestones.status, row.status)))
    .returning();
  if (!written) throw new Refusal('engagement.moved_on');
  return written;
}

async function moveMoney(
  tx: Tx,
  { engagement, milestones: all }: LockedEngagement,
  row: MilestoneRow,
  move: MilestoneMove,
  { shares, unsold }: Advanced,
): Promise<void> {
  const { id: engagementId, businessId, repId } = engagement;
  const about = { engagementId, milestone: row.number };
  if (milestoneMoves[move].money === 'hold')
    await fundEngagement(tx, {
      ...about,
      businessId,
      repId,
      amountCents: row.heldCents,
      key: `milestone ${row.id} funded`,
    });
  if (!shares) return;
  const { repCents, platformCents, backCents } = shares;
  const waitUntil = keptUntil(move, row.startsAt, now());
  await closeMilestone(tx, { milestoneId: row.id, backCents, waitUntil });
  const completes = all.every((one) => isOver(one));
  if (backCents > 0n)
    await refundEngagement(tx, {
      ...{ ...about, completes, unsold },
      amountCents: backCents,
      key: `milestone ${row.id} back`,
    });
  if (repCents + platformCents > 0n)
    await releaseToRep(tx, {
      ...about,
      amountCents: repCents + platformCents,
      commissionCents: platformCents,
      completes,
      key: `milestone ${row.id} released`,
    });
  if (repCents > 0n && row.chargedBackAt !== null) await holdReleased(tx, engagement, row);
}
