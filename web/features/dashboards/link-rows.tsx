import clsx from 'clsx';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

export interface LinkRow {
  readonly id: string;
  readonly to: string;
  readonly Icon: LucideIcon;
  /** An entry with a time, or one that another person waits for. */
  readonly pressing?: boolean;
  readonly title: string;
  readonly note: string;
}

/** A list of links, up to the edges of a flush card. */
export function LinkRows({ rows }: { readonly rows: readonly LinkRow[] }) {
  return (
    <ul className="divide-y divide-line border-line border-t">
      {rows.map(({ id, to, Icon, pressing, title, note }) => (
        <li key={id} className="group/row">
          <Link
            to={to}
            className="group flex min-h-16 items-center gap-3.5 px-(--gutter) py-3 transition-colors hover:bg-brand-soft focus-visible:outline-offset-[-3px] group-last/row:rounded-b-card md:px-6"
          >
            <span
              className={clsx(
                'grid size-[min(2.5rem,12.5vw)] shrink-0 place-content-center rounded-control',
                pressing ? 'bg-accent-soft text-on-accent-soft' : 'bg-brand-soft text-on-brand-soft',
              )}
            >
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block break-words font-semibold leading-snug">{title}</span>
              <span className="line-clamp-3 break-words text-ink-soft text-sm leading-snug">{note}</span>
            </span>
            <ChevronRight
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-soft transition-transform motion-safe:group-hover:translate-x-0.5"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
