import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldError } from '#web/ui/field-error.tsx';
import { asOption, type Option } from '#web/ui/option.ts';

interface ToggleGroupProps {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly options: readonly (string | Option)[];
  readonly chosen: readonly string[];
  /** In the order of the options. */
  readonly onChange: (chosen: string[]) => void;
}

/** Any of a few short words, such as the days of the week. Has its own legend and error; not for use in a `Field`. */
export function ToggleGroup({ legend, hint, error, options, chosen, onChange }: ToggleGroupProps) {
  const id = useId();
  const values = options.map((option) => asOption(option).value);
  return (
    <fieldset aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-[0.9375rem] text-ink">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(asOption).map(({ value, label }) => (
          <label
            key={value}
            className="inline-grid min-h-11 min-w-11 cursor-pointer place-content-center rounded-control border border-line-strong bg-surface px-2.5 transition-colors has-checked:border-brand has-checked:bg-brand has-checked:font-bold has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-(--ring) has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(values.filter((one) => (one === value ? target.checked : chosen.includes(one))))
              }
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm leading-snug">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
