import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface TimelineEntry {
  readonly id: string;
  readonly title: ReactNode;
  /** Formatted. */
  readonly time?: string;
  /** The moment, ISO. */
  readonly moment?: string;
  readonly body?: ReactNode;
  readonly tone?: 'done' | 'current' | 'next' | 'stopped';
}

const dots = {
  done: 'bg-brand',
  current: 'bg-accent ring-4 ring-accent/25',
  next: 'border-2 border-line-strong bg-surface',
  stopped: 'bg-danger',
} as const;

export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="group relative ps-8 pb-6 last:pb-0"
          aria-current={entry.tone === 'current' ? 'step' : undefined}
        >
          <span
            aria-hidden="true"
            className="absolute start-[0.4375rem] top-3 bottom-[-0.5rem] w-0.5 bg-line group-last:hidden"
          />
          <span
            aria-hidden="true"
            className={clsx('absolute start-0 top-1 size-4 rounded-full', dots[entry.tone ?? 'done'])}
          />
          <p className="font-semibold leading-6">{entry.title}</p>
          {entry.time ? (
            <time dateTime={entry.moment} className="text-ink-soft text-sm">
              {entry.time}
            </time>
          ) : null}
          {entry.body ? <div className="mt-1 text-[0.9375rem] leading-normal">{entry.body}</div> : null}
        </li>
      ))}
    </ol>
  );
}
