import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '#web/ui/field-error.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked' | 'onChange'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly checked: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** Has its own label; not for use in a `Field`. */
export function Checkbox({ label, hint, error, checked = false, onChange, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex items-start gap-3 py-2 md:py-1">
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          className="tick rounded-md"
        />
        <span className="min-w-0 flex-1 text-[0.9375rem] text-ink leading-6">{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="ms-9 text-ink-soft text-sm leading-snug">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
