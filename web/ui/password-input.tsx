import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx';

/** Say `autoComplete="current-password"` or `"new-password"`. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          className="grid size-10 place-content-center rounded-control text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
