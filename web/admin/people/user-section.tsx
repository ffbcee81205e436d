import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';

interface UserSectionProps<Data> {
  readonly title: string;
  readonly description?: string;
  readonly action?: ReactNode;
  readonly found: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A section of a user's page that loads and fails independently. */
export function UserSection<Data>({ title, description, action, found, children }: UserSectionProps<Data>) {
  const { data, error, isFetching, refetch } = found;
  return (
    <Card title={title} description={description} action={action}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={3} />
      )}
    </Card>
  );
}

interface SectionRow {
  readonly key: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly badge?: ReactNode;
}

interface SectionRowsProps {
  readonly label: string;
  readonly rows: readonly SectionRow[];
  /** The empty state. */
  readonly empty: string;
}

export function SectionRows({ label, rows, empty }: SectionRowsProps) {
  if (rows.length === 0) return <p className="text-ink-soft">{empty}</p>;
  return (
    <ul aria-label={label} className="grid divide-y divide-line">
      {rows.map(({ key, title, detail, badge }) => (
        <li key={key} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
          <div className="wrap-anywhere min-w-[min(12rem,100%)] flex-1">
            <p className="font-medium">{title}</p>
            {detail ? <p className="text-ink-soft text-sm leading-6">{detail}</p> : null}
          </div>
          {badge}
        </li>
      ))}
    </ul>
  );
}
