import clsx from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '#web/ui/field-error.tsx';
import { asOption, type Option } from '#web/ui/option.ts';

interface RadioGroupProps {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly options: readonly (string | Option)[];
  readonly value: string | null | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  /** `cards` draws every option as a box. */
  readonly look?: 'list' | 'cards';
  /** Number of cards in a row where there is room. */
  readonly columns?: 2 | 3;
  readonly className?: string;
}

/** Has its own legend and error; not for use in a `Field`. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    hint,
    error,
    options,
    value,
    onChange,
    onBlur,
    required,
    disabled,
    ref,
    look = 'list',
    columns = 2,
  } = props;
  const id = useId();
  const name = props.name ?? id;
  const cards = look === 'cards';
  return (
    <fieldset
      aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
      className={props.className}
    >
      <legend className="mb-1.5 font-semibold text-[0.9375rem] text-ink">{legend}</legend>
      <div
        className={clsx(
          'grid',
          cards ? 'gap-3' : 'gap-1',
          cards && (columns === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'),
        )}
      >
        {options.map(asOption).map((option, index) => (
          <label
            key={option.value}
            className={clsx(
              'flex items-start gap-[min(0.75rem,3vw)] py-2',
              cards &&
                'rounded-control border border-line-strong bg-surface p-[min(0.875rem,4vw)] transition-colors has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              ref={index === 0 ? ref : undefined}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              required={required}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              className="tick"
            />
            <span className="min-w-0 text-[0.9375rem] leading-6">
              <span className={clsx(cards && 'font-semibold')}>{option.label}</span>
              {option.hint ? <span className="block text-sm leading-snug opacity-85">{option.hint}</span> : null}
            </span>
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
