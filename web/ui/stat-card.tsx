import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface StatCardProps {
  readonly label: string;
  /** Formatted. Undefined while it loads. */
  readonly value: string | undefined;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** Below the note: how it went. */
  readonly chart?: ReactNode;
  /** Where the rows are that it counts. */
  readonly to?: string | undefined;
}

/** Two cards share the width of a phone: whatever is long is set smaller, never cut off. */
function sizeOf(value: string | undefined): string {
  if (value === undefined || value.length <= 6) return 'text-3xl md:text-4xl';
  if (value.length === 7) return 'text-2xl min-[22.5rem]:text-3xl md:text-4xl';
  if (value.length <= 10) return 'text-[1.375rem] md:text-3xl';
  return value.length <= 13 ? 'text-lg md:text-2xl' : 'text-sm md:text-xl';
}

export function StatCard({ label, value, note, icon, chart, to }: StatCardProps) {
  return (
    <div
      className={clsx(
        'relative overflow-hidden rounded-card border border-line bg-surface p-4 shadow-card md:p-5',
        to && 'transition-colors hover:border-brand',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <p className="font-semibold text-ink-soft text-sm leading-snug">
          {to ? (
            // All of the card is its target.
            <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
              {label}
            </Link>
          ) : (
            label
          )}
        </p>
        {icon ? <span className="text-brand [&>svg]:size-5">{icon}</span> : null}
      </div>
      <p className={clsx('figures mt-2 font-bold font-display leading-9 tracking-tight md:leading-10', sizeOf(value))}>
        {value ?? <Skeleton className="h-9 w-20" label={`Loading ${label}`} />}
      </p>
      {note ? <p className="mt-1 text-ink-soft text-sm">{note}</p> : null}
      {chart ? <div className="mt-2">{chart}</div> : null}
    </div>
  );
}
