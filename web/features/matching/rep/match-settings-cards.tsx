import type { ReactNode } from 'react';
import { howMatchingWorksAddress } from '#contract/site/portal-addresses.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MatchChoice } from './match-choice.tsx';

interface FittingJobsProps {
  /** The choice of immediate notifications, stored with the other notification choices. */
  readonly children: ReactNode;
}

/** How a rep is notified of matches: immediately, and weekly. */
export const FittingJobsCard = ({ children }: FittingJobsProps) => (
  <Card title="Jobs that fit you">
    <div className="grid gap-4">
      {children}
      <MatchChoice name="weeklyMatches" />
    </div>
  </Card>
);

/** In the list of a rep's stored data: the link to what matching derives from it. */
export const MatchedByCard = () => (
  <Card
    title="How you are matched"
    description="We compare your profile with jobs automatically. See what counts, exclude your reliability or ask a person to review it."
  >
    <LinkButton to={howMatchingWorksAddress()} variant="secondary" full="phone">
      How matching works
    </LinkButton>
  </Card>
);
