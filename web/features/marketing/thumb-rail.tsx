import clsx from 'clsx';
import type { ReactNode } from 'react';

interface ThumbRailProps {
  /** The id of the heading above it. */
  readonly labelledBy: string;
  /** Its layout where there is room. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A list that scrolls sideways on a phone. */
export function ThumbRail({ labelledBy, className, children }: ThumbRailProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
      tabIndex={0}
      aria-labelledby={labelledBy}
      className={clsx('rail', className)}
    >
      {children}
    </ul>
  );
}
