import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface UserSearchProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

export function UserSearch({ search, onSearch }: UserSearchProps) {
  const [typed, setTyped] = useState(search);
  return (
    <search>
      <form
        className="mb-4 flex items-stretch gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Field label="Search users by email or name" labelHidden className="flex-1 md:max-w-md">
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
      </form>
    </search>
  );
}
