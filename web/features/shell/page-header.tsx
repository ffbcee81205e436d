import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly action?: ReactNode;
  /** Above the title, for example a way back. */
  readonly above?: ReactNode;
}

/** The head of a page or tab inside a portal: its only `h1`. */
export function PageHeader({ title, description, action, above }: PageHeaderProps) {
  return (
    <header className="mb-6 md:mb-8">
      {above ? <div className="mb-2">{above}</div> : null}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          {description ? <p className="mt-2 max-w-2xl text-ink-soft text-lg leading-normal">{description}</p> : null}
        </div>
        {action}
      </div>
    </header>
  );
}
