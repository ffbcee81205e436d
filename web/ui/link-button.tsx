import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonStyle } from '#web/ui/button-style.ts';

interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'className'> {
  readonly icon?: ReactNode;
  readonly className?: string;
}

/**
 * A link to a page of this site that looks like a button. An address elsewhere is a plain `<a>` with `buttonStyle`: the
 * router would take a placeholder, filled in later by the server, for a path of this site.
 */
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
