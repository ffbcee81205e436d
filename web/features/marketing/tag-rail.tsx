import type { ReactNode } from 'react';

/** Swing tags side by side on a rail. */
export function TagRail({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative">
      <div aria-hidden="true" className="absolute inset-x-0 top-0 hidden h-1.5 rounded-full bg-line-strong md:block" />
      <ul className="rail md:grid md:grid-cols-3 md:gap-4 lg:gap-7">{children}</ul>
    </div>
  );
}
