import clsx from 'clsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface SkeletonProps {
  /** Size and shape: `h-4 w-32`. */
  readonly className?: string;
  /** A circle or a pill. */
  readonly round?: boolean;
  /** What is loading, announced once by screen readers. */
  readonly label?: string;
  /** The content may be taller or shorter: content below appears with it. */
  readonly grows?: boolean;
}

/** A placeholder while loading. */
export function Skeleton({ className = 'h-4 w-full', round, label, grows }: SkeletonProps) {
  return (
    <span
      role={label ? 'status' : undefined}
      data-pending={grows ? '' : undefined}
      className={clsx('block animate-breathe bg-line', round ? 'rounded-full' : 'rounded-md', className)}
    >
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
