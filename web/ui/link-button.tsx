import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonStyle } from '#web/ui/button-style.ts';

interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'className'> {
  readonly icon?: ReactNode;
  readonly className?: string;
}

/** A link that looks like a button. An outside address (`https:`, `mailto:`) works too. */
export function LinkButton({ variant, size, full, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link
      {...rest}
      data-acts={rest.onClick ? '' : undefined}
      className={clsx(buttonStyle({ variant, size, full }), className)}
    >
      {icon}
      {children}
    </Link>
  );
}
