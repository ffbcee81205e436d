import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { recommendedQuery } from './browse-api.ts';
import { BrowseJobCard } from './browse-job-card.tsx';

const rowStyle =
  '-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain px-4 pb-2 *:w-[85%] *:shrink-0 *:snap-start md:mx-0 md:grid md:grid-cols-2 md:overflow-visible md:p-0 md:*:w-auto xl:grid-cols-3';

/** The jobs that fit the profile best, with the reasons. What cannot be recommended leaves no gap. */
export function RecommendedJobs() {
  const { data, isPending } = useQuery(recommendedQuery);
  if (!isPending && !data) return null;
  return (
    <section aria-labelledby="recommended" className="mb-8 max-md:mt-4">
      <h2 id="recommended" className="text-xl md:text-2xl">
        Recommended for You
      </h2>
      {data?.items.length === 0 ? (
        <p className="mt-2 text-ink-soft">
          No job fits your profile yet. The more <TextLink to={repTabAddress('profile')}>your profile</TextLink> says of
          where and what you sell, the better we can choose.
        </p>
      ) : (
        <>
          <p className="mt-0.5 mb-3 text-ink-soft text-sm leading-snug md:mt-1 md:mb-4 md:text-base">
            These fit what your profile says. It is only an order: every job below is open to you too.
          </p>
          {data ? (
            <ul className={rowStyle}>
              {data.items.map(({ job, reasons }) => (
                <li key={job.id} className="min-w-0">
                  <BrowseJobCard job={job}>
                    <p className="mt-3 flex items-start gap-2 text-[0.9375rem]">
                      <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
                      <span>{reasons.for.join(' · ')}</span>
                    </p>
                  </BrowseJobCard>
                </li>
              ))}
            </ul>
          ) : (
            <div className={rowStyle}>
              <Skeleton className="h-72" label="Loading recommended jobs" />
              <Skeleton className="h-72" />
              <Skeleton className="h-72 max-xl:hidden" />
            </div>
          )}
        </>
      )}
    </section>
  );
}
