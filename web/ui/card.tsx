import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface CardProps {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
  /** The heading level of the title. */
  readonly level?: 2 | 3 | 4;
  /** Content up to the edge, for tables and lists. */
  readonly flush?: boolean;
  /** Collapsed to its title initially. */
  readonly folded?: boolean | undefined;
  readonly className?: string;
}

export function Card({ title, description, action, footer, children, level = 2, flush, folded, className }: CardProps) {
  const Heading = `h${level}` as const;
  const headed = title || action;
  if (folded) {
    return (
      <details className={clsx('group rounded-card border border-line bg-surface shadow-card', className)}>
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-card px-(--gutter) md:px-6 [&::-webkit-details-marker]:hidden">
          <Heading className="text-xl">{title}</Heading>
          <ChevronDown aria-hidden="true" className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-(--gutter) pb-5 md:px-6 md:pb-6">{children}</div>
      </details>
    );
  }
  return (
    <section className={clsx('rounded-card border border-line bg-surface shadow-card', className)}>
      {headed ? (
        <header className="flex flex-wrap items-start justify-between gap-3 px-(--gutter) pt-5 md:px-6">
          <div className="min-w-0">
            {title ? <Heading className="text-xl">{title}</Heading> : null}
            {description ? <p className="mt-1 text-ink-soft text-[0.9375rem]">{description}</p> : null}
          </div>
          {action}
        </header>
      ) : null}
      <div className={clsx(flush ? headed && 'pt-4' : 'p-(--gutter) md:p-6', !flush && headed && 'pt-4 md:pt-4')}>
        {children}
      </div>
      {footer ? <footer className="border-line border-t px-(--gutter) py-4 md:px-6">{footer}</footer> : null}
    </section>
  );
}
