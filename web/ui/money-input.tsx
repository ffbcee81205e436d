import { useState } from 'react';
import { formatRand, parseRand } from '#web/lib/format.ts';
import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx';

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'leading'> {
  /** Integer cents. */
  readonly value: number | null | undefined;
  /** Integer cents; null when empty, NaN when the text is not an amount. */
  readonly onChange: (cents: number | null) => void;
}

const write = (cents: number | null | undefined) =>
  cents === null || cents === undefined || Number.isNaN(cents) ? '' : formatRand(cents).slice(1);

/** An amount of rand. On blur the text is formatted: `5000` becomes `5,000`. */
export function MoneyInput({ value, onChange, onBlur, ...rest }: MoneyInputProps) {
  const [typed, setTyped] = useState(() => write(value));
  const shown = Object.is(parseRand(typed), value ?? null) ? typed : write(value);
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      leading={<span className="font-semibold">R</span>}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseRand(event.target.value));
      }}
      onBlur={(event) => {
        if (value !== null && value !== undefined && !Number.isNaN(value)) setTyped(write(value));
        onBlur?.(event);
      }}
    />
  );
}
