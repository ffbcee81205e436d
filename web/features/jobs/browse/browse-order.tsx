import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useMemo } from 'react';
import type { JobSort } from '#contract/jobs/options.ts';
import { locationsQuery } from '#web/features/catalogue/api.ts';
import { PlaceCombobox } from '#web/features/catalogue/place-combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { BrowseCriteria } from './browse-api.ts';

const sortLabels: Record<JobSort, string> = {
  newest: 'Newest first',
  pay: 'Best paid first',
  nearest: 'Nearest first',
};

interface BrowseOrderProps {
  /** Null: not known yet. */
  readonly sort: JobSort | null;
  /** The origin of distances; undefined: the rep's home. */
  readonly near: string | undefined;
  readonly onChange: (order: Pick<BrowseCriteria, 'sort' | 'near'>) => void;
}

/** The sort order and, for nearest, the origin. */
export function BrowseOrder({ sort, near, onChange }: BrowseOrderProps) {
  const { data } = useQuery(locationsQuery);
  const towns = useMemo(
    () => (data ?? []).filter(({ province }) => province !== null).map(({ id, name }) => ({ value: id, label: name })),
    [data],
  );
  return (
    <div
      className={clsx(
        'grid w-full gap-3 sm:flex sm:w-auto sm:items-end',
        sort === 'nearest' && 'grid-cols-[repeat(auto-fit,minmax(min(9.75rem,100%),1fr))]',
      )}
    >
      {sort === 'nearest' ? (
        <Field label="Nearest to" className="sm:w-60">
          <PlaceCombobox
            options={towns}
            value={near ?? null}
            onChange={(town) => onChange({ sort, ...(town && { near: town }) })}
            placeholder="Home"
          />
        </Field>
      ) : null}
      <Field label="Sort by" className="sm:w-52">
        <Select
          options={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
          value={sort}
          {...(sort === null && { placeholder: 'Loading' })}
          onChange={(value) => onChange(value === null ? {} : { sort: value as JobSort })}
        />
      </Field>
    </div>
  );
}
