import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Announced by screen readers and shown on hover. */
  readonly label: string;
  readonly icon: ReactNode;
}

export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-11 shrink-0 place-content-center rounded-control text-current transition-colors hover:bg-current/10',
        className,
      )}
    >
      {icon}
    </button>
  );
}
