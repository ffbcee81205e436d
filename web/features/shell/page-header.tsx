import clsx from 'clsx';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly action?: ReactNode;
  /** Above the title, for example a way back. */
  readonly above?: ReactNode;
  /** On a phone the title and the action share a line, and the description is left to screen readers: the content comes first. */
  readonly brief?: boolean;
}

/** The head of a page or tab inside a portal: its only `h1`. */
export function PageHeader({ title, description, action, above, brief }: PageHeaderProps) {
  return (
    <header className={brief ? 'mb-3 md:mb-8' : 'mb-6 md:mb-8'}>
      {above ? <div className="mb-2">{above}</div> : null}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          {description ? (
            <p className={clsx('mt-2 max-w-2xl text-ink-soft text-lg leading-normal', brief && 'max-md:sr-only')}>
              {description}
            </p>
          ) : null}
        </div>
        {action}
      </div>
    </header>
  );
}
