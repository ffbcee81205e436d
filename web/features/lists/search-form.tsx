import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface SearchFormProps {
  /** What is searched, for screen readers. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly placeholder?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Further filter fields before it. */
  readonly filter?: ReactNode;
  /** The layout of its fields. */
  readonly className?: string;
}

/** The search field above a list. */
export function SearchForm(props: SearchFormProps) {
  const { label, search, onSearch, filter, placeholder = 'Email or name', minLength, maxLength = 100 } = props;
  const { className = filter ? 'sm:grid-cols-[12rem_minmax(0,26rem)]' : 'md:max-w-[34rem]' } = props;
  const [typed, setTyped] = useState(search);
  return (
    <search>
      <form
        className={clsx('mb-4 grid gap-3', className)}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        {filter}
        <div className="flex flex-wrap items-stretch gap-2">
          <Field label={label} labelHidden className="min-w-[min(9rem,100%)] flex-1">
            <TextInput
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              placeholder={placeholder}
              minLength={minLength}
              maxLength={maxLength}
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
