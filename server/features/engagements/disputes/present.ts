import type { Dispute } from '#contract/engagements/disputes.ts';
import type { Mover } from '#contract/engagements/options.ts';
import { openingMoves } from '#contract/engagements/options.ts';
import { refuseMove } from '#domain/engagements/lifecycle.ts';
import { shareEarned } from '#domain/engagements/money.ts';
import type { MilestoneMove } from '#domain/engagements/moves.ts';
import { rulingStage } from '#domain/engagements/rulings.ts';
import { now } from '#server/platform/clock.ts';
import { milestoneOf } from '../commands/move-milestone.ts';
import type { ListedEngagement, StepRow } from '../queries/find-engagements.ts';
import type { MilestoneRow } from '../tables.ts';
import type { EvidenceRow } from './queries/find-evidence.ts';

const opening: readonly MilestoneMove[] = [...openingMoves, 'charge_back', 'take_up'];

const opens = (move: MilestoneMove): boolean => opening.includes(move);

const isSide = (by: Mover): by is 'rep' | 'business' => by === 'rep' || by === 'business';

/** The disputes of an engagement. Milestones without one are left out. */
export function presentDisputes(
  { engagement, milestones }: Pick<ListedEngagement, 'engagement' | 'milestones'>,
  steps: readonly StepRow[],
  evidence: readonly EvidenceRow[],
): Dispute[] {
  return milestones.flatMap((row) => {
    const own = steps.filter(({ milestoneId }) => milestoneId === row.id).toReversed();
    const shown = evidence.filter(({ milestoneId }) => milestoneId === row.id);
    return presentDispute(engagement, row, own, shown) ?? [];
  });
}

const inNumber = (cents: bigint | null): number | null => (cents === null ? null : Number(cents));

const lastProposal = (said: readonly StepRow[], side: 'rep' | 'business'): number | null =>
  inNumber(said.findLast(({ by, proposedCents }) => by === side && proposedCents !== null)?.proposedCents ?? null);

function presentDispute(
  engagement: ListedEngagement['engagement'],
  row: MilestoneRow,
  steps: readonly StepRow[],
  evidence: readonly EvidenceRow[],
): Dispute | null {
  const { id: milestoneId, number: milestone, status, disputedFrom: from, decideBy, spoke } = row;
  const chargedBack = row.chargedBackAt !== null;
  const opened = steps.find(({ move }) => opens(move));
  if (!opened || from === null || decideBy === null) return null;
  const said = steps.filter((step) => opens(step.move) || step.move === 'state');
  const open = refuseMove('state', 'rep', milestoneOf({ engagement }, row), now()) === null;
  return {
    ...{ milestoneId, milestone, status, from, spoke, open, chargedBack },
    openedBy: opened.by,
    openedAt: opened.createdAt.toISOString(),
    statements: said.flatMap(({ id, by, note, proposedCents, createdAt }) =>
      note !== null && isSide(by)
        ? [{ id, by, text: note, proposedCents: inNumber(proposedCents), at: createdAt.toISOString() }]
        : [],
    ),
    proposed: { rep: lastProposal(said, 'rep'), business: lastProposal(said, 'business') },
    evidence: evidence.map(({ fileId, side: by, name, contentType, byteSize, createdAt }) => ({
      ...{ fileId, by, name, contentType, byteSize },
      at: createdAt.toISOString(),
    })),
    stateBy: (status === 'disputed' && row.ruledCents === null && row.dueAt?.toISOString()) || null,
    decideBy: chargedBack || row.ruledCents !== null ? null : decideBy.toISOString(),
    payCents: Number(row.payCents),
    feeCents: Number(row.feeCents),
    heldCents: Number(row.heldCents),
    ruling: presentRuling(engagement, row, steps),
    outcome: presentOutcome(row, steps),
  };
}

/** Whether one of these admins made the decision that was appealed. A chargeback voids it, and then anyone decides. */
export const isOwnRuling = (row: MilestoneRow, admins: readonly string[]): boolean =>
  rulingStage(row) === 'appealed' && admins.some((one) => row.ruledBy.includes(one));

function presentRuling(
  { feeBearer }: ListedEngagement['engagement'],
  row: MilestoneRow,
  steps: readonly StepRow[],
): Dispute['ruling'] {
  const { ruledCents, payCents, feeCents, acceptedBy, dueAt } = row;
  const made = steps.find(({ move }) => move === 'rule');
  if (!made || ruledCents === null) return null;
  const shares = shareEarned({ payCents, feeCents, feeBearer }, ruledCents);
  const stage = rulingStage(row);
  const due = (of: 'ruled' | 'appealed') => (stage === of && dueAt?.toISOString()) || null;
  const appeal = steps.find(({ move }) => move === 'appeal_decision');
  return {
    at: made.createdAt.toISOString(),
    reason: made.note,
    repCents: Number(shares.repCents),
    platformCents: Number(shares.platformCents),
    backCents: Number(shares.backCents),
    appealBy: due('ruled'),
    acceptedBy,
    appeal:
      appeal && isSide(appeal.by)
        ? {
            ...{ by: appeal.by, at: appeal.createdAt.toISOString(), reason: appeal.note ?? '' },
            decideBy: due('appealed'),
          }
        : null,
  };
}

function presentOutcome(row: MilestoneRow, steps: readonly StepRow[]): Dispute['outcome'] {
  const decided = steps.find(({ status }) => status === 'resolved');
  if (!decided) return null;
  return {
    by: decided.by,
    at: decided.createdAt.toISOString(),
    reason: decided.note,
    repCents: Number(row.repCents),
    platformCents: Number(row.platformCents),
    backCents: Number(row.backCents),
  };
}
