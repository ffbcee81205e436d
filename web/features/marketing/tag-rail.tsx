import type { ReactNode } from 'react';

/** Swing tags side by side on a rail; under each other on a phone. */
export function TagRail({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative">
      <div aria-hidden="true" className="absolute inset-x-0 top-0 hidden h-1.5 rounded-full bg-line-strong lg:block" />
      <ul className="grid gap-6 lg:grid-cols-3 lg:gap-7">{children}</ul>
    </div>
  );
}
