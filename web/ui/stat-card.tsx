import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface StatCardProps {
  readonly label: string;
  /** Formatted. Undefined while it loads. */
  readonly value: string | undefined;
  /** The values of all cards in its row, this one’s too: the longest sets their size. */
  readonly among?: readonly (string | undefined)[];
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** Below the note: the trend. */
  readonly chart?: ReactNode;
  /** Link to the rows that it counts. */
  readonly to?: string | undefined;
}

/**
 * Two cards share the width of a phone: long values are set smaller, never cut off. Cards in a row usually have one
 * size; only a row with a longer value is set smaller.
 */
export function figureSize(values: readonly (string | undefined)[]): string {
  const longest = Math.max(0, ...values.map((value) => value?.length ?? 0));
  if (longest <= 10) return 'text-[1.375rem] min-[26rem]:text-2xl md:text-3xl';
  return longest <= 13 ? 'text-lg md:text-2xl' : 'text-sm md:text-xl';
}

export function StatCard({ label, value, among = [value], note, icon, chart, to }: StatCardProps) {
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
            // The whole card is a link.
            <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
              {label}
            </Link>
          ) : (
            label
          )}
        </p>
        {icon ? <span className="text-brand [&>svg]:size-5">{icon}</span> : null}
      </div>
      <p
        className={clsx(
          'figures mt-2 whitespace-nowrap font-bold font-display leading-9 tracking-tight md:leading-10',
          figureSize(among),
        )}
      >
        {value ?? <Skeleton className="h-9 w-20" label={`Loading ${label}`} />}
      </p>
      {note ? <p className="mt-1 text-ink-soft text-sm">{note}</p> : null}
      {chart ? <div className="mt-2">{chart}</div> : null}
    </div>
  );
}
