import { useSearchParams } from 'react-router';
import { SearchForm } from '#web/features/lists/search-form.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Option } from '#web/ui/option.ts';
import { Select } from '#web/ui/select.tsx';
import { withValue } from './review-addresses.ts';

interface StatusFilterProps {
  readonly options: readonly Option[];
  readonly all: string;
}

/** The filters of a list in the URL. */
export function useListFilter<Status extends string>(options: readonly Option[]) {
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('status');
  return {
    address,
    search: address.get('search')?.trim() ?? '',
    status: options.find(({ value }) => value === chosen)?.value as Status | undefined,
    change: (name: 'search' | 'status', value: string | null) =>
      setAddress((before) => withValue(before, name, value), { replace: true, preventScrollReset: true }),
  };
}

export function StatusFilter({ options, all }: StatusFilterProps) {
  const { status, change } = useListFilter(options);
  return (
    <Field label="Filter by status" labelHidden>
      <Select
        options={options}
        value={status ?? null}
        onChange={(value) => change('status', value)}
        placeholder={all}
      />
    </Field>
  );
}

interface SearchFilterProps extends StatusFilterProps {
  readonly label: string;
}

export function SearchFilter({ label, ...filter }: SearchFilterProps) {
  const { search, change } = useListFilter(filter.options);
  return (
    <SearchForm
      key={search}
      label={label}
      search={search}
      onSearch={(text) => change('search', text)}
      placeholder="Email, name or number"
      filter={<StatusFilter {...filter} />}
    />
  );
}
