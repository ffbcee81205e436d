import type { ReactNode } from 'react';

interface RepPriceProps {
  readonly children: ReactNode;
  /** Shown in its place while reps pay nothing. */
  readonly free?: ReactNode;
}

/** Text about what a rep pays, inline. The server marks the page, so this works without scripts too. */
export function RepPrice({ children, free }: RepPriceProps) {
  return (
    <>
      <span className="reps-free:hidden">{children}</span>
      {free ? <span className="hidden reps-free:inline">{free}</span> : null}
    </>
  );
}
