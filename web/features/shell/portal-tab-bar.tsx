import clsx from 'clsx';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PortalTab } from '#web/features/shell/portal-tabs.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface PortalTabBarProps {
  readonly title: string;
  /** The page of the tabs. */
  readonly home: string;
  readonly tabs: readonly PortalTab[];
  readonly active: string;
  readonly counts: Readonly<Record<string, number | undefined>>;
}

const cellStyle =
  'relative grid min-h-15 justify-items-center content-center gap-1 font-medium leading-none @max-[18rem]:px-3 text-ink-soft aria-[current=page]:text-brand aria-[current=page]:font-semibold data-[current=true]:text-brand';

function Count({ count }: { readonly count: number | undefined }) {
  if (!count) return null;
  return (
    <span className="figures absolute start-1/2 top-1.5 ms-1.5 min-w-4.5 rounded-full bg-accent px-1 py-0.5 text-center font-bold text-[0.625rem] text-on-accent">
      {count > 99 ? '99+' : count}
      <VisuallyHidden> new</VisuallyHidden>
    </span>
  );
}

function ActiveMark() {
  return <span aria-hidden="true" className="absolute inset-x-3 top-0 h-1 rounded-b-full bg-accent" />;
}

/** At the bottom: the first five tabs, those marked `direct`, and the rest behind "More". */
export function PortalTabBar({ title, home, tabs, active, counts }: PortalTabBarProps) {
  const [open, setOpen] = useState(false);
  const direct = tabs.length > 6 ? tabs.filter((tab, place) => place < 5 || tab.direct) : tabs;
  const rest = tabs.filter((tab) => !direct.includes(tab));
  const isCrowded = direct.length > 5 && rest.length > 0;
  const inRest = rest.some((tab) => tab.id === active);
  return (
    <nav
      aria-label={title}
      data-tab-bar
      className="@container fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] shadow-popup md:hidden print:hidden"
    >
      {/* With large text the tabs scroll sideways: cut off, they could not be read. Seven are as wide as their names
          need: in equal parts of a phone the long ones would touch its edge. */}
      <div
        className={clsx(
          'grid grid-flow-col @max-[18rem]:auto-cols-max @max-[18rem]:overflow-x-auto',
          isCrowded
            ? 'auto-cols-auto px-0.5 text-[0.6875rem] *:min-w-10 @max-[24rem]:text-[0.625rem] @max-[22rem]:text-[0.5625rem]'
            : 'auto-cols-fr text-[0.6875rem] *:min-w-0 @max-[22rem]:text-[0.5625rem]',
        )}
      >
        {direct.map(({ id, label, shortLabel, icon: Icon }) => (
          <Link
            key={id}
            to={{ pathname: home, search: `?tab=${id}` }}
            aria-current={id === active ? 'page' : undefined}
            className={cellStyle}
          >
            {id === active ? <ActiveMark /> : null}
            <Icon aria-hidden="true" className="size-5.5" />
            <span className="max-w-full truncate leading-tight">{shortLabel ?? label}</span>
            <Count count={counts[id]} />
          </Link>
        ))}
        {rest.length > 0 ? (
          <Sheet
            open={open}
            onOpenChange={setOpen}
            title="More"
            trigger={
              <button type="button" className={cellStyle} data-current={inRest}>
                {inRest ? <ActiveMark /> : null}
                <Ellipsis aria-hidden="true" className="size-5.5" />
                More
                <Count count={rest.reduce((sum, tab) => sum + (counts[tab.id] ?? 0), 0)} />
              </button>
            }
          >
            <div className="grid gap-1">
              {rest.map(({ id, label, icon: Icon }) => (
                <Link
                  key={id}
                  to={{ pathname: home, search: `?tab=${id}` }}
                  onClick={() => setOpen(false)}
                  aria-current={id === active ? 'page' : undefined}
                  className={clsx(
                    'flex min-h-13 items-center gap-4 rounded-control px-3 font-medium text-lg',
                    id === active ? 'bg-brand-soft text-on-brand-soft' : 'hover:bg-sunken',
                  )}
                >
                  <Icon aria-hidden="true" className="size-5.5" />
                  <span className="flex-1">{label}</span>
                  {counts[id] ? <span className="figures text-ink-soft text-sm">{counts[id]}</span> : null}
                </Link>
              ))}
            </div>
          </Sheet>
        ) : null}
      </div>
    </nav>
  );
}
