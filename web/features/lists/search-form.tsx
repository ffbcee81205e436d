import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface PersonSearchProps {
  /** What is searched, for screen readers. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly placeholder?: string;
  /** A field before it, which narrows the list too. */
  readonly filter?: ReactNode;
}

/** Above a list of people: whom to look for. */
export function PersonSearch({ label, search, onSearch, placeholder = 'Email or name', filter }: PersonSearchProps) {
  const [typed, setTyped] = useState(search);
  return (
    <search>
      <form
        className={clsx('mb-4 grid gap-3', filter ? 'sm:grid-cols-[12rem_minmax(0,26rem)]' : 'md:max-w-[34rem]')}
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
