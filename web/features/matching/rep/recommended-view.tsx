import { useInfiniteQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { howMatchingWorksAddress, repTabAddress } from '#contract/site/portal-addresses.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { invitationsQuery, recommendedJobsQuery } from './api.ts';
import type { DismissedTitle } from './dismissal-words.ts';
import { DismissedJobs } from './dismissed-jobs.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { JustDismissed } from './just-dismissed.tsx';
import { RecommendedCard } from './recommended-card.tsx';

/** All recommendations, invitations, and dismissed jobs. */
export function RecommendedView() {
  const [gone, setGone] = useState<DismissedTitle | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears with its job.
  const undone = () => {
    setGone(null);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Invitations />
      <Recommended heading={heading} gone={gone} onDismissed={setGone} onUndone={undone} />
      <DismissedJobs onUndone={undone} />
    </>
  );
}

function Invitations() {
  const query = useInfiniteQuery(invitationsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!query.error && !query.data?.pages.some(({ items }) => items.length > 0))
    return isAwaited(query) ? <Pending /> : null;
  return (
    <section aria-labelledby="invitations" className="mb-10">
      <h2 id="invitations" ref={heading} tabIndex={-1} className="mb-1 text-2xl outline-none">
        Invitations from businesses
      </h2>
      <p className="mb-4 text-ink-soft">If you choose “Not now”, we won’t tell the business.</p>
      <PagedList query={query} noun="invitation" keyOf={({ job }) => job.id} empty={null}>
        {(invitation) => (
          <InvitationCard invitation={invitation} onDeclined={() => heading.current?.focus({ preventScroll: true })} />
        )}
      </PagedList>
    </section>
  );
}

interface RecommendedProps {
  readonly heading: Ref<HTMLHeadingElement>;
  /** Just dismissed. */
  readonly gone: DismissedTitle | null;
  readonly onDismissed: (job: DismissedTitle) => void;
  readonly onUndone: () => void;
}

function Recommended({ heading, gone, onDismissed, onUndone }: RecommendedProps) {
  const query = useInfiniteQuery(recommendedJobsQuery);
  return (
    <section aria-labelledby="recommended">
      <h2 id="recommended" ref={heading} tabIndex={-1} className="mb-1 text-2xl outline-none">
        Jobs that fit you
      </h2>
      <p className="mb-4 text-ink-soft">
        In order of fit, adjusted for applicants and jobs you dismissed.{' '}
        <TextLink to={howMatchingWorksAddress()}>How matching works</TextLink>
      </p>
      {gone ? <JustDismissed job={gone} onUndone={onUndone} /> : null}
      <PagedList
        query={query}
        noun="recommended job"
        keyOf={({ job }) => job.id}
        empty={
          <EmptyState
            level={3}
            icon={<Sparkles aria-hidden="true" />}
            title="No open job fits your profile at the moment"
            action={
              <>
                <LinkButton to={repTabAddress('profile')} variant="accent">
                  Open my profile
                </LinkButton>
                <LinkButton to={repTabAddress('browse-jobs')} variant="secondary">
                  Browse all jobs
                </LinkButton>
              </>
            }
          >
            Add where you live, what you’ve sold and what you’re good at. We compare each new job with your profile
            within seconds. If you think a job should fit,{' '}
            <TextLink to={howMatchingWorksAddress()}>ask us to review it</TextLink>.
          </EmptyState>
        }
      >
        {(one) => <RecommendedCard recommended={one} onDismissed={onDismissed} />}
      </PagedList>
    </section>
  );
}
