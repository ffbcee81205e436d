import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import type { GiftRep } from '#contract/courses/gifts.ts';
import type { Page } from '#contract/paging.ts';
import { businessTabAddress, giveCoursesAddress } from '#contract/site/portal-addresses.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { plural } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

interface ChooseRepsProps {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<GiftRep>>, Error>;
  /** Preselected one, and there may be others. */
  readonly only: boolean;
  readonly isChosen: (rep: GiftRep) => boolean;
  readonly onTick: (repId: string, on: boolean) => void;
}

/** The recipients: accepted reps of a job. */
export function ChooseReps({ query, only, isChosen, onTick }: ChooseRepsProps) {
  const reps = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Card title="Who is it for?" description="Reps you’ve accepted for a job.">
      {reps === undefined ? (
        query.error ? (
          <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonText lines={4} />
        )
      ) : reps.length === 0 ? (
        <NoReps only={only} />
      ) : (
        <>
          <ul className="grid divide-y divide-line">
            {reps.map((rep) => (
              <li key={rep.repId} className="py-1.5">
                <Checkbox
                  checked={isChosen(rep)}
                  disabled={!rep.givable}
                  onChange={(on) => onTick(rep.repId, on)}
                  label={<span className="font-semibold wrap-anywhere">{rep.repName}</span>}
                  hint={rep.givable ? rep.jobTitle : 'You can’t give this rep a course at the moment.'}
                />
              </li>
            ))}
          </ul>
          {only ? (
            <p className="mt-3">
              <TextLink to={giveCoursesAddress()}>Choose other reps too</TextLink>
            </p>
          ) : (
            <LoadMore
              hasMore={query.hasNextPage}
              busy={query.isFetchingNextPage}
              onLoadMore={() => void query.fetchNextPage()}
              summary={`${plural(reps.length, 'rep')}${query.hasNextPage ? ' so far' : ''}`}
            />
          )}
        </>
      )}
    </Card>
  );
}

function NoReps({ only }: { readonly only: boolean }) {
  return (
    <EmptyState
      level={3}
      icon={<UsersRound aria-hidden="true" />}
      title={only ? 'This rep has no gig with you at the moment' : 'No reps yet'}
      action={
        only ? (
          <LinkButton to={giveCoursesAddress()} variant="secondary">
            Show my reps
          </LinkButton>
        ) : (
          <LinkButton to={businessTabAddress('my-jobs')} variant="secondary">
            View my jobs
          </LinkButton>
        )
      }
    >
      Once you accept a rep for a job, you can give them courses.
    </EmptyState>
  );
}
