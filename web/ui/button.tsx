import clsx from 'clsx';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { type ButtonLook, buttonStyle } from '#web/ui/button-style.ts';
import { Spinner } from '#web/ui/spinner.tsx';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  readonly icon?: ReactNode;
  /** Pending: keeps its width and focus, shows a spinner and ignores presses. */
  readonly busy?: boolean | undefined;
  /** Replaces the label while busy. */
  readonly busyLabel?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The reason it is disabled, shown below it. */
  readonly disabledReason?: string | null | undefined;
}

export function Button({
  variant,
  size,
  full,
  icon,
  busy = false,
  busyLabel,
  disabled = false,
  disabledReason,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const inert = busy || disabled || Boolean(disabledReason);

  // Not the `disabled` attribute: it would lose the focus and hide the reason from keyboard users.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (inert) event.preventDefault();
    else onClick?.(event);
  }

  const button = (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      className={clsx(
        buttonStyle({ variant, size, full }),
        disabledReason && !full && 'self-start',
        disabledReason && full === 'phone' && 'md:self-start',
        className,
      )}
    >
      {busy ? <Spinner className="-ms-0.5" /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span
      className={clsx(
        'inline-flex flex-col gap-1.5',
        full === true && 'w-full',
        full === 'phone' && 'w-full md:w-auto',
      )}
    >
      {button}
      <span id={reasonId} className="text-ink-soft text-sm leading-snug">
        {disabledReason}
      </span>
    </span>
  );
}
