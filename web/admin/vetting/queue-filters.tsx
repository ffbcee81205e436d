import { type LegalUserType, legalUserTypes } from '#contract/vetting/legal.ts';
import { SearchForm } from '#web/features/lists/search-form.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

const options = [
  { value: 'rep', label: 'Sales reps' },
  { value: 'business', label: 'Businesses' },
] as const satisfies readonly { value: LegalUserType; label: string }[];

interface QueueFiltersProps {
  readonly userType: LegalUserType | undefined;
  readonly search: string;
  readonly onUserType: (userType: LegalUserType | null) => void;
  readonly onSearch: (text: string) => void;
}

export function QueueFilters({ userType, search, onUserType, onSearch }: QueueFiltersProps) {
  return (
    <SearchForm
      label="Search cases by email or name"
      search={search}
      onSearch={onSearch}
      filter={
        <Field label="Filter by account type" labelHidden>
          <Select
            options={options}
            value={userType ?? null}
            onChange={(value) => onUserType(legalUserTypes.find((type) => type === value) ?? null)}
            placeholder="Reps and businesses"
          />
        </Field>
      }
    />
  );
}
