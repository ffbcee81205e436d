import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { JobFilters } from '#contract/jobs/search.ts';
import { plural } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useScreen } from '#web/ui/use-screen.ts';
import { jobCountsQuery } from './browse-api.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { FilterChange } from './filter-words.ts';
import { SaveSearch } from './saved-search-new.tsx';
import { SearchBox } from './search-box.tsx';

interface FilterPanelProps {
  readonly filters: JobFilters;
  readonly onChange: (filters: JobFilters, typing?: boolean) => void;
  /** The search field, for a link back to it. */
  readonly searchRef: Ref<HTMLInputElement>;
}

/** The search criteria. On a phone the jobs come first: all but the text open in a sheet. */
export function FilterPanel({ filters, onChange, searchRef }: FilterPanelProps) {
  const wide = useScreen() !== 'phone';
  const [open, setOpen] = useState(false);
  const { q, ...others } = filters;
  const chosen = Object.keys(others).length;

  function change(wanted: FilterChange, typing = false) {
    const next = Object.entries({ ...filters, ...wanted }).filter(([, value]) => value !== null && value !== undefined);
    onChange(Object.fromEntries(next), typing);
  }

  return (
    <section
      aria-labelledby="job-search"
      className="max-md:-mx-4 border-line bg-canvas max-md:sticky max-md:top-16 max-md:z-10 max-md:border-b max-md:px-4 max-md:py-2.5 md:rounded-card md:border md:bg-surface md:p-6 md:shadow-card"
    >
      <h2 id="job-search" className="max-md:sr-only md:mb-4 md:text-xl">
        Job Search Criteria
      </h2>
      <div className="grid gap-2.5 max-md:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {/* The first letter adds a history entry; later ones belong to the same search. */}
        <SearchBox
          ref={searchRef}
          className="lg:col-span-2"
          text={q ?? ''}
          onSearch={(text) => change({ q: text || null }, q !== undefined)}
        />
        {wide ? (
          <FilterFields filters={filters} onChange={change} className="contents" />
        ) : (
          <Sheet
            open={open}
            onOpenChange={setOpen}
            title="Filters"
            trigger={
              <Button variant="secondary" icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}>
                {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
              </Button>
            }
          >
            <FilterFields filters={filters} onChange={change} className="grid gap-4" />
            {/* Sticky on a small phone, where the fields extend below the edge: in place of the sheet's padding. */}
            <div className="-mx-5 sticky bottom-[calc(-1.25rem-env(safe-area-inset-bottom))] mt-5 mb-[calc(-1.25rem-env(safe-area-inset-bottom))] border-line border-t bg-surface px-5 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
              <ShowJobs filters={filters} onClick={() => setOpen(false)} />
            </div>
          </Sheet>
        )}
        {Object.keys(filters).length > 0 ? (
          <FilterChips
            filters={filters}
            onRemove={(name) => change({ [name]: null })}
            onClear={() => onChange({})}
            action={<SaveSearch filters={filters} />}
          />
        ) : null}
      </div>
    </section>
  );
}

function ShowJobs({ filters, onClick }: { readonly filters: JobFilters; readonly onClick: () => void }) {
  const { data } = useQuery(jobCountsQuery(filters));
  return (
    <Button full onClick={onClick}>
      {data ? `Show ${plural(data.total, 'job')}` : 'Show jobs'}
    </Button>
  );
}
