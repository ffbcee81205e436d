import { SearchX } from 'lucide-react';
import type { JobFilters } from '#contract/jobs/search.ts';
import { plural } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLoosenings } from './browse-api.ts';
import { filterWords } from './filter-words.ts';
import { useFilterNames } from './use-places-with-jobs.ts';

interface BrowseEmptyProps {
  readonly filters: JobFilters;
  readonly onChange: (filters: JobFilters) => void;
}

/** Empty results: names the filter that excludes the most. */
export function BrowseEmpty({ filters, onChange }: BrowseEmptyProps) {
  const words = filterWords(filters, useFilterNames(filters));
  const { pending, found } = useLoosenings(filters);
  if (words.length === 0) {
    return (
      <EmptyState level={3} icon={<SearchX aria-hidden="true" />} title="No open jobs">
        New jobs appear here as soon as businesses post them. Check back soon.
      </EmptyState>
    );
  }
  const loosenings = words.flatMap((word) => {
    const loosening = found.find(({ name }) => name === word.name);
    return loosening ? [{ ...word, ...loosening }] : [];
  });
  return (
    <EmptyState
      level={3}
      icon={<SearchX aria-hidden="true" />}
      title="No jobs match"
      action={
        <Button variant="ghost" onClick={() => onChange({})}>
          Clear all
        </Button>
      }
    >
      {pending ? (
        <Spinner label="Checking your filters" className="mx-auto" />
      ) : loosenings.length === 0 ? (
        'Removing one filter isn’t enough. Remove several, or clear them all.'
      ) : (
        <>
          <p>Remove one of these filters to see jobs:</p>
          <ul className="mt-4 flex flex-wrap justify-center gap-2">
            {loosenings.map(({ name, text, jobs, more }) => (
              <li key={name} className="min-w-0">
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    const { [name]: _removed, ...rest } = filters;
                    onChange(rest);
                  }}
                >
                  <span className="min-w-0">
                    Without {text}: {more ? `${jobs}+ jobs` : plural(jobs, 'job')}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}
