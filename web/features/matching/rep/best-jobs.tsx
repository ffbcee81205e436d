import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RecommendedJob } from '#contract/matching/recommended.ts';
import { howMatchingWorksAddress, recommendedAddress, repTabAddress } from '#contract/site/portal-addresses.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { bestJobsQuery } from './api.ts';
import type { DismissedTitle } from './dismissal-words.ts';
import { JustDismissed } from './just-dismissed.tsx';
import { RecommendedCard } from './recommended-card.tsx';
import { rowStyle } from './row-style.ts';

/** The best matching jobs, with reasons, and a link to more. */
export function BestJobs() {
  const { data, error, isFetching, refetch } = useQuery(bestJobsQuery);
  const [gone, setGone] = useState<DismissedTitle | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="recommended" className="mb-8 max-md:mt-3 max-md:mb-5">
      <h2 id="recommended" ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
        Recommended for You
      </h2>
      {gone ? (
        <div className="mt-3">
          <JustDismissed
            job={gone}
            onUndone={() => {
              setGone(null);
              heading.current?.focus({ preventScroll: true });
            }}
          />
        </div>
      ) : null}
      {data ? <Found jobs={data.items} onDismissed={setGone} /> : null}
      {data || error ? null : (
        <>
          <Purpose />
          <div className={rowStyle}>
            <Skeleton className="h-72 max-md:h-56" label="Loading recommended jobs" grows />
            <Skeleton className="h-72 max-md:h-56" />
            <Skeleton className="h-72 max-xl:hidden" />
          </div>
        </>
      )}
      {error && !data ? (
        <Alert
          tone="warning"
          className="mt-3"
          title="We couldn’t load your recommendations"
          action={
            <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Alert>
      ) : null}
    </section>
  );
}

const Purpose = () => (
  <p className="mt-0.5 mb-3 text-ink-soft text-sm leading-snug md:mt-1 md:mb-4 md:text-base">
    Chosen to match your profile. You can apply for any job that’s still taking applications.{' '}
    <TextLink to={howMatchingWorksAddress()}>How matching works</TextLink>
  </p>
);

interface FoundProps {
  readonly jobs: readonly RecommendedJob[];
  readonly onDismissed: (job: DismissedTitle) => void;
}

function Found({ jobs, onDismissed }: FoundProps) {
  if (jobs.length === 0) {
    return (
      <p className="mt-2 text-ink-soft">
        No open job fits your profile at the moment. Add more to{' '}
        <TextLink to={repTabAddress('profile')}>your profile</TextLink> about where and what you sell, so we can
        recommend better jobs. <TextLink to={howMatchingWorksAddress()}>How matching works</TextLink> ·{' '}
        <TextLink to={recommendedAddress}>Jobs you dismissed</TextLink>
      </p>
    );
  }
  return (
    <>
      <Purpose />
      <ul className={rowStyle}>
        {jobs.map((one) => (
          <li key={one.job.id} className="min-w-0">
            <RecommendedCard recommended={one} onDismissed={onDismissed} brief />
          </li>
        ))}
      </ul>
      <LinkButton to={recommendedAddress} variant="secondary" full="phone" className="mt-3">
        See more jobs for you
      </LinkButton>
    </>
  );
}
