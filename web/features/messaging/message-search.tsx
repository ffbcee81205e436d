import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useDelayed } from '#web/lib/use-delayed.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface MessageSearchProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** Above the list: searches while typing. */
export function MessageSearch({ text, onSearch }: MessageSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useDelayed(text, onSearch, (value) => value.trim());

  function clear() {
    setTyped('');
    onSearch('');
    input.current?.focus();
  }

  return (
    <search className="p-3 max-md:px-0 md:border-line md:border-b">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Field label="Search messages and people" labelHidden>
          <TextInput
            ref={input}
            // With type="search" the browser draws a second clear button.
            type="text"
            inputMode="search"
            enterKeyHint="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || typed === '') return;
              event.preventDefault();
              clear();
            }}
            placeholder="Search messages"
            maxLength={200}
            autoComplete="off"
            leading={<Search aria-hidden="true" className="size-4.5" />}
            trailing={
              typed === '' ? null : (
                <IconButton label="Clear search" icon={<X aria-hidden="true" className="size-4.5" />} onClick={clear} />
              )
            }
          />
        </Field>
      </form>
    </search>
  );
}
