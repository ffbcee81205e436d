import { useState } from 'react';
import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx';
import { parseHours, writeHours } from './hours.ts';

interface WorkHoursInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** In minutes. */
  readonly value: number | null | undefined;
  /** Null when empty, NaN when invalid. */
  readonly onChange: (minutes: number | null) => void;
}

/** A duration, as people write it: `7:30`, `7.5`. */
export function WorkHoursInput({ value, onChange, ...rest }: WorkHoursInputProps) {
  const [typed, setTyped] = useState('');
  const written = value === null || value === undefined || Number.isNaN(value) ? '' : writeHours(value);
  const shown = Object.is(parseHours(typed), value ?? null) ? typed : written;
  return (
    <TextInput
      {...rest}
      inputMode="text"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseHours(event.target.value));
      }}
    />
  );
}
