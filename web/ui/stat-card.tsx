import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface StatCardProps {
  readonly label: string;
  /** Formatted. Undefined while it loads. */
  readonly value: string | undefined;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
}

export function StatCard({ label, value, note, icon }: StatCardProps) {
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-surface p-4 shadow-card md:p-5">
      <div className="flex items-start justify-between gap-2">
        <p className="font-semibold text-ink-soft text-sm leading-snug">{label}</p>
        {icon ? <span className="text-brand [&>svg]:size-5">{icon}</span> : null}
      </div>
      <p className="figures mt-2 font-bold font-display text-3xl tracking-tight md:text-4xl">
        {value ?? <Skeleton className="h-9 w-20" label={`Loading ${label}`} />}
      </p>
      {note ? <p className="mt-1 text-ink-soft text-sm">{note}</p> : null}
    </div>
  );
}
