import type { Milestone } from '#contract/engagements/engagements.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { notCheckedIn } from './words.ts';

const tones: Record<MilestoneStatus, BadgeTone> = {
  accepted: 'accent',
  agreed: 'neutral',
  funded: 'success',
  confirmed: 'success',
  active: 'brand',
  submitted: 'info',
  completed: 'success',
  lapsed: 'neutral',
  cancelled: 'neutral',
  no_show: 'danger',
  business_absent: 'info',
  disputed: 'danger',
  resolved: 'neutral',
};

/** Of these the words beside the badge say the same. */
const saidInWords: readonly MilestoneStatus[] = [
  'active',
  'submitted',
  'completed',
  'lapsed',
  'cancelled',
  'no_show',
  'business_absent',
  'disputed',
  'resolved',
];

interface WorkBadgeProps {
  readonly milestone: Pick<Milestone, 'status' | 'startsAt'>;
  /** What the title beside it says, if there is one: a status is said once. */
  readonly beside?: string;
}

/** The status of a gig, where the words beside it say something else, such as what to do. */
export function WorkBadge({ milestone, beside }: WorkBadgeProps) {
  const { status, startsAt } = milestone;
  // There is nothing to agree to yet.
  if (status === 'accepted' && startsAt === null) return <Badge tone="neutral">Days not set yet</Badge>;
  const label = milestoneTraits[status].forRep;
  // Who has not checked in is not simply confirmed.
  const isMissed = status === 'confirmed' && beside === notCheckedIn;
  if (beside !== undefined && (saidInWords.includes(status) || label === beside || isMissed)) return null;
  return <Badge tone={tones[status]}>{label}</Badge>;
}
