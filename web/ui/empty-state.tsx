import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly level?: 1 | 2 | 3 | 4;
}

/** An empty state: says why, and what to do. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="relative isolate overflow-hidden rounded-card border border-line-strong/50 border-dashed px-6 py-12 text-center md:py-16">
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 [mask-image:radial-gradient(closest-side,transparent_55%,black)]"
      >
        <div className="cloth h-full text-brand opacity-10" />
      </div>
      {icon ? (
        <span className="mx-auto mb-4 grid size-14 place-content-center overflow-hidden rounded-full bg-brand-soft text-on-brand-soft has-[img]:size-24 [&>svg]:size-7">
          {icon}
        </span>
      ) : null}
      <Heading className="text-xl">{title}</Heading>
      {children ? <div className="mx-auto mt-2 max-w-md text-ink-soft leading-relaxed">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
