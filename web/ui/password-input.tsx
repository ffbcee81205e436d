import { Eye, EyeOff } from 'lucide-react';
import { useContext, useState } from 'react';
import { fieldButton } from '#web/ui/button-style.ts';
import { FieldContext } from '#web/ui/field-context.ts';
import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx';

/** Set `autoComplete="current-password"` or `"new-password"`. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  const field = useContext(FieldContext);
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
          aria-controls={field?.id}
          className={fieldButton}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
