import clsx from 'clsx';
import { plural } from '#web/lib/format.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface UnreadBadgeProps {
  readonly count: number;
  readonly className?: string;
}

/** The number of unread messages. */
export const UnreadBadge = ({ count, className }: UnreadBadgeProps) => (
  <span
    className={clsx(
      'figures min-w-5.5 shrink-0 rounded-full bg-accent px-1.5 py-0.5 text-center font-bold text-on-accent text-xs',
      className,
    )}
  >
    <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
    <VisuallyHidden>{plural(count, 'unread message')}</VisuallyHidden>
  </span>
);
