import { useState } from 'react';
import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx';

interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  readonly value: number | null | undefined;
  /** Null when empty, NaN when the text is not a whole number. */
  readonly onChange: (value: number | null) => void;
}

function read(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

/** A whole number. Not `type="number"`: that changes with the mouse wheel and hides invalid text. */
export function NumberInput({ value, onChange, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const shown = Object.is(read(typed), value ?? null) ? typed : String(value ?? '');
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(read(event.target.value));
      }}
    />
  );
}
