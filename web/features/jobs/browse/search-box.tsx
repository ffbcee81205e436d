import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { useDelayed } from '#web/lib/use-delayed.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useScreen } from '#web/ui/use-screen.ts';

interface SearchBoxProps {
  readonly label?: string;
  readonly placeholder?: string;
  /** In letters. */
  readonly maximum?: number;
  readonly text: string;
  readonly onSearch: (text: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly className?: string;
}

/** Searches while typing; Enter on a phone closes the keyboard. */
export function SearchBox(props: SearchBoxProps) {
  const { label = 'Search jobs', placeholder = 'Title, skill, company or town', maximum = 200 } = props;
  const { text, onSearch, ref, className } = props;
  const phone = useScreen() === 'phone';
  const [typed, setTyped] = useDelayed(text, onSearch, (value) => value.trim());
  return (
    <search className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        }}
      >
        <Field label={label} labelHidden={phone}>
          <TextInput
            ref={ref}
            type="search"
            enterKeyHint="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={placeholder}
            maxLength={maximum}
            autoComplete="off"
            leading={<Search aria-hidden="true" className="size-4.5" />}
          />
        </Field>
      </form>
    </search>
  );
}
