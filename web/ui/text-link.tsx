import clsx from 'clsx';
import { Link, type LinkProps } from 'react-router';

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  readonly className?: string;
}

/** A link within or under text. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={clsx(
        'font-medium text-brand underline decoration-brand/40 underline-offset-4 transition-colors hover:decoration-brand',
        className,
      )}
    />
  );
}
