import { useInfiniteQuery } from '@tanstack/react-query';
import type { Engagement } from '#contract/engagements/engagements.ts';
import { teamWorkAddress } from '#contract/site/portal-addresses.ts';

import { nameDays } from '#texts/jobs/schedule.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { formatRand } from '#web/lib/format.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { whenWords } from '../work/words.ts';
import { teamWorkQuery } from './api.ts';
import { milestoneToShow } from './milestone-to-show.ts';
import { NoReps } from './reps.tsx';
import { statusText } from './words.ts';

/** All gigs that the business ever booked, or those of one job. */
export function TeamWorkList({ jobId }: { readonly jobId?: string | undefined }) {
  const query = useInfiniteQuery(teamWorkQuery(jobId));
  return (
    <PagedList query={query} noun="gig" keyOf={({ id }) => id} empty={<NoReps />}>
      {(work) => <WorkCard work={work} />}
    </PagedList>
  );
}

function WorkCard({ work }: { readonly work: Engagement }) {
  const { id, repName, title, milestones } = work;
  const shown = milestoneToShow(milestones);
  const days = milestones.flatMap((one) => one.days);
  const paid = milestones.reduce((sum, { money }) => sum + money.fundedCents, 0);
  return (
    <article
      aria-label={`${repName}, ${title}`}
      className="rounded-card border border-line bg-surface p-(--gutter) shadow-card"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="text-lg leading-6 wrap-anywhere">
            <TextLink to={teamWorkAddress(id)}>
              {repName}
              <span className="sr-only">, {title}</span>
            </TextLink>
          </h2>
          <p className="mt-1 text-ink-soft wrap-anywhere">{title}</p>
        </div>
        {shown ? <StatusBadge {...statusText(shown, new Date())} /> : null}
      </header>
      <p className="figures mt-2 text-[0.9375rem]">
        {whenWords(work) ?? (nameDays(days) || 'Days not set yet')}
        {paid > 0 ? ` · ${formatRand(paid)} paid` : ''}
      </p>
    </article>
  );
}
