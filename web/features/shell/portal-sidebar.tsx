import { Link } from 'react-router';
import type { PortalTab } from '#web/features/shell/portal-tabs.ts';
import { Wordmark } from '#web/features/shell/wordmark.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface PortalSidebarProps {
  readonly title: string;
  /** The page of the tabs. */
  readonly home: string;
  readonly tabs: readonly PortalTab[];
  readonly active: string;
  readonly counts: Readonly<Record<string, number | undefined>>;
}

export function PortalSidebar({ title, home, tabs, active, counts }: PortalSidebarProps) {
  return (
    <aside className="on-deep sticky top-(--above) isolate hidden h-[calc(100dvh-var(--above))] flex-col overflow-hidden bg-deep md:flex print:hidden dark:border-line dark:border-e">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-96 [mask-image:linear-gradient(transparent,black)]"
      >
        <div className="cloth h-full text-on-deep opacity-15" />
      </div>
      <Link to="/" className="flex min-h-18 items-center rounded-control px-5">
        <Wordmark />
      </Link>
      <nav aria-label={title} className="grid gap-1 px-3 pt-2">
        {tabs.map(({ id, label, icon: Icon }) => (
          <Link
            key={id}
            to={{ pathname: home, search: `?tab=${id}` }}
            aria-current={id === active ? 'page' : undefined}
            className="group flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-[0.9375rem] text-on-deep-soft transition-colors hover:bg-deep-raised hover:text-on-deep aria-[current=page]:bg-deep-raised aria-[current=page]:font-semibold aria-[current=page]:text-on-deep"
          >
            <Icon aria-hidden="true" className="size-5 group-aria-[current=page]:text-accent" />
            <span className="flex-1">{label}</span>
            {counts[id] ? (
              <span className="figures min-w-6 rounded-full bg-accent px-1.5 py-0.5 text-center font-semibold text-on-accent text-xs">
                {counts[id]}
                <VisuallyHidden> new</VisuallyHidden>
              </span>
            ) : null}
          </Link>
        ))}
      </nav>
    </aside>
  );
}
