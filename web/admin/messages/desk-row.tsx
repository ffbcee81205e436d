import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface DeskRowProps {
  /** The id of what it opens: the inbox's shortcuts use it. */
  readonly id: string;
  readonly to: string;
  readonly active: boolean;
  readonly title: string;
  readonly when: string;
  /** Before the time. */
  readonly sign?: ReactNode;
  readonly children: ReactNode;
}

/** A row in a list of the inbox. */
export const DeskRow = ({ id, to, active, title, when, sign, children }: DeskRowProps) => (
  <Link
    to={to}
    data-desk-row={id}
    aria-current={active ? 'true' : undefined}
    className="grid gap-1 px-4 py-3 outline-offset-[-3px] transition-colors hover:bg-sunken aria-[current]:bg-brand-soft"
  >
    <span className="flex items-baseline gap-2">
      <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
      {sign}
      <span className="shrink-0 text-ink-soft text-xs">{when}</span>
    </span>
    {children}
  </Link>
);
