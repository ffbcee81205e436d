import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldContext } from '#web/ui/field-context.ts';
import { FieldError } from '#web/ui/field-error.tsx';

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly required?: boolean;
  /** Shows "optional" beside the label. */
  readonly optional?: boolean;
  /** The label is for screen readers only. */
  readonly labelHidden?: boolean;
  /** At the end of the label's line, for example a link. */
  readonly aside?: ReactNode;
  readonly className?: string;
}

/** A label, a hint and an error around one control of the kit, connected for assistive technology. */
export function Field(props: FieldProps & { readonly id?: string; readonly children: ReactNode }) {
  const { label, hint, error, required = false, optional, labelHidden, aside, className, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('min-w-0', className)}>
      <div className={clsx('mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3', labelHidden && 'sr-only')}>
        <label htmlFor={id} className="font-semibold text-[0.9375rem] text-ink">
          {label}
          {optional ? <span className="ms-1.5 font-normal text-ink-soft text-sm">optional</span> : null}
        </label>
        {aside ? <span className="text-sm">{aside}</span> : null}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {hint ? (
        <p id={hintId} className="mt-1.5 text-ink-soft text-sm leading-snug">
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId} message={error} />
    </div>
  );
}
