import type { MilestoneStatus } from '#contract/engagements/options.ts';
import type { StatusText } from '../status.ts';

type Sides = Readonly<Record<'rep' | 'business', StatusText>>;

const same = (label: string, tone: StatusText['tone']): Sides => ({
  rep: { label, tone },
  business: { label, tone },
});

/** The status of a gig, as each side sees it. A tone stands out where that side has to act. */
export const gigStatusTexts: Record<MilestoneStatus, Sides> = {
  accepted: {
    rep: { label: 'Agree to the terms', tone: 'accent' },
    business: { label: 'Waiting for the rep to agree', tone: 'neutral' },
  },
  agreed: {
    rep: { label: 'Agreed, not funded yet', tone: 'neutral' },
    business: { label: 'Funding due', tone: 'accent' },
  },
  funded: { rep: { label: 'Funded', tone: 'success' }, business: { label: 'Funded', tone: 'info' } },
  confirmed: same('Confirmed', 'success'),
  active: { rep: { label: 'In progress', tone: 'brand' }, business: { label: 'In progress', tone: 'success' } },
  submitted: {
    rep: { label: 'Hours submitted', tone: 'info' },
    business: { label: 'Hours to approve', tone: 'accent' },
  },
  completed: same('Completed', 'success'),
  lapsed: same('Expired', 'neutral'),
  cancelled: same('Cancelled', 'neutral'),
  no_show: {
    rep: { label: 'Reported as a no-show', tone: 'danger' },
    business: { label: 'No-show', tone: 'danger' },
  },
  business_absent: {
    rep: { label: 'Business reported as absent', tone: 'info' },
    business: { label: 'Reported as absent', tone: 'danger' },
  },
  disputed: same('Disputed', 'danger'),
  resolved: same('Decided', 'neutral'),
};
