import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldWiring } from '#web/ui/field-context.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'value'> {
  readonly value?: string | null | undefined;
  /** An icon or a symbol inside, at the start. */
  readonly leading?: ReactNode;
  /** Something inside at the end, for example a button. */
  readonly trailing?: ReactNode;
}

export function TextInput({ leading, trailing, className, value, ...rest }: TextInputProps) {
  const wiring = useFieldWiring(rest);
  const input = (
    <input
      type="text"
      {...rest}
      {...wiring}
      // A form's empty value must not make the input uncontrolled.
      value={value === null || (value === undefined && rest.onChange) ? '' : value}
      className={clsx('control', leading && 'ps-10.5', trailing && 'pe-12', className)}
    />
  );
  if (!leading && !trailing) return input;
  return (
    <div className="relative">
      {leading ? (
        <span className="pointer-events-none absolute inset-y-0 start-0 grid w-10.5 place-content-center text-ink-soft">
          {leading}
        </span>
      ) : null}
      {input}
      {trailing ? <span className="absolute inset-y-0 end-0 grid w-12 place-content-center">{trailing}</span> : null}
    </div>
  );
}
