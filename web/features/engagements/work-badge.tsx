import type { Milestone } from '#contract/engagements/engagements.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

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

export function WorkBadge({ milestone }: { readonly milestone: Pick<Milestone, 'status' | 'startsAt'> }) {
  const { status, startsAt } = milestone;
  // There is nothing to agree to yet.
  if (status === 'accepted' && startsAt === null) return <Badge tone="neutral">Waiting for the days</Badge>;
  return <Badge tone={tones[status]}>{milestoneTraits[status].forRep}</Badge>;
}
