import clsx from 'clsx';
import { type ComponentProps, useId } from 'react';
import { useFieldWiring } from '#web/ui/field-context.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'maxLength'> {
  readonly value?: string | null | undefined;
  /** Counts characters against this. Longer text is not cut off: the form reports it. */
  readonly limit?: number;
}

export function Textarea({ value, limit, className, ...rest }: TextareaProps) {
  const counterId = useId();
  const described = limit ? { ...rest, 'aria-describedby': clsx(rest['aria-describedby'], counterId) } : rest;
  const wiring = useFieldWiring(described);
  const length = value?.length ?? 0;
  const over = limit !== undefined && length > limit;
  return (
    <div>
      <textarea rows={4} {...rest} {...wiring} value={value ?? ''} className={clsx('control', className)} />
      {limit ? (
        <p
          id={counterId}
          className={clsx('figures mt-1 text-end text-sm', over ? 'font-semibold text-danger' : 'text-ink-soft')}
        >
          {length} / {limit}
          <VisuallyHidden> characters</VisuallyHidden>
        </p>
      ) : null}
    </div>
  );
}
