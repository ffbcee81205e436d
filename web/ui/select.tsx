import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldWiring } from '#web/ui/field-context.ts';
import { asOption, type Option } from '#web/ui/option.ts';

interface SelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children' | 'multiple'> {
  readonly options: readonly (string | Option)[];
  readonly value: string | null | undefined;
  /** Null when the placeholder is chosen. */
  readonly onChange: (value: string | null) => void;
  /** The empty option. Without it one of the options is always selected. */
  readonly placeholder?: string;
}

/** One of a few. The browser's own select, so that a phone shows its own picker. For many options: `Combobox`. */
export function Select({ options, value, onChange, placeholder, className, ...rest }: SelectProps) {
  const wiring = useFieldWiring(rest);
  return (
    <div className="relative">
      <select
        {...rest}
        {...wiring}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
        className={clsx('control', className)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(asOption).map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
      />
    </div>
  );
}
