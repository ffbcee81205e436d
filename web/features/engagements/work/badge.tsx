import type { Milestone } from '#contract/engagements/engagements.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { gigStatusTexts } from '#texts/engagements/status.ts';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { notCheckedIn } from './words.ts';

/** For these the text beside the badge says the same. */
const shownAsText: readonly MilestoneStatus[] = [
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
  /** What the title beside it says, if any: a status is shown once. */
  readonly beside?: string;
}

/** The status of a gig, if the text beside it says something else, such as what to do. */
export function WorkBadge({ milestone, beside }: WorkBadgeProps) {
  const { status, startsAt } = milestone;
  // Nothing to agree to yet.
  if (status === 'accepted' && startsAt === null) return <Badge tone="neutral">Waiting for the days</Badge>;
  const { rep } = gigStatusTexts[status];
  // A rep who hasn't checked in isn't simply confirmed.
  const isMissed = status === 'confirmed' && beside === notCheckedIn;
  if (beside !== undefined && (shownAsText.includes(status) || rep.label === beside || isMissed)) return null;
  return <StatusBadge {...rep} />;
}
