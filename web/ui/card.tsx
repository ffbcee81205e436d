import clsx from 'clsx';
import type { ReactNode } from 'react';

interface CardProps {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
  /** The level of the title. */
  readonly level?: 2 | 3 | 4;
  /** Content up to the edge, for tables and lists. */
  readonly flush?: boolean;
  readonly className?: string;
}

export function Card({ title, description, action, footer, children, level = 2, flush, className }: CardProps) {
  const Heading = `h${level}` as const;
  const headed = title || action;
  return (
    <section className={clsx('rounded-card border border-line bg-surface shadow-card', className)}>
      {headed ? (
        <header className="flex flex-wrap items-start justify-between gap-3 px-5 pt-5 md:px-6">
          <div className="min-w-0">
            {title ? <Heading className="text-xl">{title}</Heading> : null}
            {description ? <p className="mt-1 text-ink-soft text-[0.9375rem]">{description}</p> : null}
          </div>
          {action}
        </header>
      ) : null}
      <div className={clsx(flush ? headed && 'pt-4' : 'p-5 md:p-6', !flush && headed && 'pt-4 md:pt-4')}>
        {children}
      </div>
      {footer ? <footer className="border-line border-t px-5 py-4 md:px-6">{footer}</footer> : null}
    </section>
  );
}
