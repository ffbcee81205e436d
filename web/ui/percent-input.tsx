import { useState } from 'react';
import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx';

interface PercentInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'trailing'> {
  /** Hundredths of a percent. */
  readonly value: number | null | undefined;
  /** Hundredths of a percent; null when empty, NaN when the text is not a percentage. */
  readonly onChange: (basisPoints: number | null) => void;
}

function read(typed: string): number | null {
  const text = typed.replaceAll(/[\s%]/g, '').replace(',', '.');
  if (text === '') return null;
  const [, whole, part = ''] = /^(\d{1,6})(?:\.(\d{0,2}))?$/.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** `1000` → `10`, `725` → `7.25`. */
const write = (basisPoints: number | null | undefined) =>
  basisPoints === null || basisPoints === undefined || Number.isNaN(basisPoints) ? '' : String(basisPoints / 100);

/** A percentage with up to two decimals, with a point or the comma of South African keyboards. */
export function PercentInput({ value, onChange, ...rest }: PercentInputProps) {
  const [typed, setTyped] = useState(() => write(value));
  const shown = Object.is(read(typed), value ?? null) ? typed : write(value);
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      trailing={<span className="font-semibold text-ink-soft">%</span>}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(read(event.target.value));
      }}
    />
  );
}
