import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobFilters } from '#contract/jobs/search.ts';
import { Button } from '#web/ui/button.tsx';
import { filterWords } from './filter-words.ts';
import { useFilterNames } from './use-places-with-jobs.ts';

interface FilterChipsProps {
  readonly filters: JobFilters;
  readonly onRemove: (name: keyof JobFilters) => void;
  readonly onClear: () => void;
  readonly action?: ReactNode;
}

/** The active filters; a press removes one. */
export function FilterChips({ filters, onRemove, onClear, action }: FilterChipsProps) {
  const words = filterWords(filters, useFilterNames(filters));
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t pt-4">
      <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
        {words.map(({ name, label, text }) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              onClick={() => onRemove(name)}
              aria-label={`Remove filter ${label}: ${text}`}
              className="flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-brand-soft py-1 ps-3.5 pe-2.5 font-semibold text-on-brand-soft text-sm"
            >
              <span className="truncate">{text}</span>
              <X aria-hidden="true" className="size-4 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="small" onClick={onClear}>
          Clear all
        </Button>
        {action}
      </div>
    </div>
  );
}
