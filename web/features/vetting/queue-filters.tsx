import { Search } from 'lucide-react';
import { useState } from 'react';
import { type LegalUserType, legalUserTypes } from '#contract/legal.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

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
  const [typed, setTyped] = useState(search);
  return (
    <search>
      <form
        className="mb-4 grid gap-3 sm:grid-cols-[12rem_minmax(0,26rem)]"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Field label="Who is shown" labelHidden>
          <Select
            options={options}
            value={userType ?? null}
            onChange={(value) => onUserType(legalUserTypes.find((type) => type === value) ?? null)}
            placeholder="Everybody"
          />
        </Field>
        <div className="flex items-stretch gap-2">
          <Field label="Search cases by email or name" labelHidden className="flex-1">
            <TextInput
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              placeholder="Email or name"
              maxLength={100}
              autoComplete="off"
              leading={<Search aria-hidden="true" className="size-4.5" />}
            />
          </Field>
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </div>
      </form>
    </search>
  );
}
