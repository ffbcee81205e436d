import { useQuery } from '@tanstack/react-query';
import { Banknote, Factory, Handshake, Heart, Laptop, type LucideIcon, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { type JobCategory, jobCategories } from '#contract/jobs/options.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { plural } from '#web/lib/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { jobCountsQuery } from './browse-api.ts';
import { addressOfJobs } from './filters-in-address.ts';

const looks: Record<JobCategory, { readonly Icon: LucideIcon; readonly text: string }> = {
  'B2B Sales': { Icon: Handshake, text: 'Selling to other businesses' },
  Retail: { Icon: ShoppingBag, text: 'Shops, promotions and openings' },
  Technology: { Icon: Laptop, text: 'Devices, software and services' },
  Healthcare: { Icon: Heart, text: 'Health products and services' },
  Finance: { Icon: Banknote, text: 'Banking, insurance and credit' },
  Manufacturing: { Icon: Factory, text: 'Locally made products' },
};

/** The six categories, each with its number of open jobs. */
export function CategoriesView() {
  const counts = useQuery(jobCountsQuery());
  if (counts.error && !counts.data) {
    return <QueryTrouble error={counts.error} busy={counts.isFetching} onRetry={() => void counts.refetch()} />;
  }
  const jobsIn = (category: JobCategory) => counts.data?.categories.find(({ value }) => value === category)?.jobs ?? 0;
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="mb-4 text-2xl">
        Job Categories
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {jobCategories.map((category) => {
          const { Icon, text } = looks[category];
          return (
            <li
              key={category}
              className="relative flex items-start gap-4 rounded-card border border-line bg-surface p-(--gutter) shadow-card transition-colors focus-within:border-brand hover:border-brand"
            >
              <span className="grid size-12 shrink-0 place-content-center rounded-control bg-brand-soft text-on-brand-soft">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <div className="min-w-0">
                <h3 className="text-lg">
                  <Link
                    to={addressOfJobs({ category })}
                    className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-(--ring)"
                  >
                    {category}
                  </Link>
                </h3>
                <p className="text-[0.9375rem] text-ink-soft">{text}</p>
                <p className="figures mt-2 font-semibold">
                  {counts.data ? (
                    `${plural(jobsIn(category), 'open job')}`
                  ) : (
                    <Skeleton className="h-5 w-24" label={`Loading ${category}`} />
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
