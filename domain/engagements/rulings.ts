import type { DeadlineKind, MilestoneStatus } from '#contract/engagements/options.ts';
import { milestoneTraits } from './states.ts';

/** Facts about the decision of a dispute that both sides can appeal. */
export interface Ruled {
  readonly status: MilestoneStatus;
  /** The part of the pay that the rep gets by the first decision; null: none was made. */
  readonly ruledCents: bigint | null;
  /** The sides that accepted it. */
  readonly acceptedBy: readonly ('rep' | 'business')[];
  readonly appealedAt: Date | null;
  readonly chargedBackAt: Date | null;
  /** While it can be appealed: until when. After an appeal: when the first decision is carried out. */
  readonly dueAt: Date | null;
}

type Staged = Omit<Ruled, 'dueAt' | 'acceptedBy'>;

/** Whether a decided dispute can be appealed, or was. Null: it is undecided, over, or charged back, which voids the ruling. */
export function rulingStage({ status, ruledCents, appealedAt, chargedBackAt }: Staged): 'ruled' | 'appealed' | null {
  if (status !== 'disputed' || ruledCents === null || chargedBackAt !== null) return null;
  return appealedAt === null ? 'ruled' : 'appealed';
}

/** Whether the first decision is to be carried out: nothing changes it any more. */
export function rulingStands(milestone: Ruled, now: Date): boolean {
  const stage = rulingStage(milestone);
  if (stage === null) return false;
  const { dueAt, acceptedBy } = milestone;
  return (dueAt !== null && now >= dueAt) || (stage === 'ruled' && acceptedBy.length === 2);
}

/** The kind of the deadline that runs; null: none does. */
export function deadlineKindOf(milestone: Staged): DeadlineKind | null {
  const stage = rulingStage(milestone);
  if (stage === null) return milestoneTraits[milestone.status].deadline;
  return stage === 'ruled' ? 'appeal_decision' : 'decide_appeal';
}
