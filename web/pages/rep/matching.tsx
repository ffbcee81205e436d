import { useSearchParams } from 'react-router';
import { recommendedAddress } from '#contract/site/portal-addresses.ts';
import { GenderCard } from '#web/features/matching/rep/gender-card.tsx';
import { LooksCard } from '#web/features/matching/rep/looks-card.tsx';
import { MatchChoice } from '#web/features/matching/rep/match-choice.tsx';
import { MatchingSteps } from '#web/features/matching/rep/matching-steps.tsx';
import { WeightsCard } from '#web/features/matching/rep/weights-card.tsx';
import { FittingJobsChoice } from '#web/features/settings/notifications-section.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';

export const meta = () => pageMeta({ title: 'How matching works', hidden: true });

/** The data a rep is matched by, their choices about it, and how to contest it. */
export default function RepMatching() {
  const [search] = useSearchParams();
  const jobId = search.get('job');
  const explained = (
    <div key="explained" className="grid min-w-0 gap-6 lg:col-start-1 lg:row-start-1">
      <MatchingSteps />
      <WeightsCard />
    </div>
  );
  return (
    <>
      <PageHeader
        above={<BackLink to={recommendedAddress}>Jobs that fit you</BackLink>}
        title="How matching works"
        description="How we choose jobs for you and suggest you to businesses."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {/* On a phone, a rep who comes about one job sees the question first. */}
        {jobId === null ? explained : null}
        <div className="grid min-w-0 gap-6 lg:col-start-2 lg:row-start-1">
          {jobId === null ? null : <LooksCard jobId={jobId} />}
          <Card title="Your choices">
            <div className="grid gap-4">
              <MatchChoice name="rankedByBehaviour" />
              <FittingJobsChoice />
              <MatchChoice name="weeklyMatches" />
            </div>
          </Card>
          <GenderCard />
          {jobId === null ? <LooksCard jobId={null} /> : null}
        </div>
        {jobId === null ? null : explained}
      </div>
    </>
  );
}
