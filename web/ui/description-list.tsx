import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Description {
  readonly term: string;
  readonly detail: ReactNode;
  /** Spans the full width: for content too wide for a column. */
  readonly wide?: boolean;
}

interface DescriptionListProps {
  readonly items: readonly Description[];
  /** `columns`: two or three side by side where there is room. */
  readonly look?: 'rows' | 'columns';
  readonly className?: string;
}

export function DescriptionList({ items, look = 'rows', className }: DescriptionListProps) {
  const columns = look === 'columns';
  return (
    <dl
      className={clsx(
        columns
          ? 'grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-4'
          : 'divide-y divide-line',
        className,
      )}
    >
      {items.map(({ term, detail, wide }) => (
        <div
          key={term}
          className={clsx(
            columns && wide && 'col-span-full',
            !columns && 'gap-4 py-3 first:pt-0 last:pb-0 sm:grid sm:grid-cols-[11rem_1fr]',
          )}
        >
          <dt className="text-ink-soft text-sm leading-6">{term}</dt>
          <dd className={clsx('min-w-0 break-words leading-6', columns && 'font-semibold')}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
