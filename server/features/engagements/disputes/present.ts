import type { Dispute } from '#contract/engagements/disputes.ts';
import type { Mover } from '#contract/engagements/options.ts';
import { refuseMove } from '#domain/engagements/lifecycle.ts';
import { type MilestoneMove, milestoneMoves } from '#domain/engagements/moves.ts';
import { now } from '#server/platform/clock.ts';
import { milestoneOf } from '../commands/move-milestone.ts';
import type { ListedEngagement, StepRow } from '../queries/find-engagements.ts';
import type { MilestoneRow } from '../tables.ts';
import type { EvidenceRow } from './queries/find-evidence.ts';

const opens = (move: MilestoneMove): boolean => move !== 'state' && milestoneMoves[move].to === 'disputed';

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
    stateBy: (status === 'disputed' && row.dueAt?.toISOString()) || null,
    decideBy: chargedBack ? null : decideBy.toISOString(),
    payCents: Number(row.payCents),
    feeCents: Number(row.feeCents),
    heldCents: Number(row.heldCents),
    outcome: presentOutcome(row, steps),
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
