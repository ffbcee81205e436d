import clsx from 'clsx';
import { Link } from 'react-router';
import { intoRow } from '#web/ui/into-view.ts';
import { TabCount } from '#web/ui/tab-count.tsx';
import { tabListStyle, tabStyle } from '#web/ui/tab-style.ts';

export interface TabLink {
  readonly to: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly active: boolean;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly className?: string;
}

/** Tabs with URLs, so that reload and back work. */
export function TabLinks({ label, tabs, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      {/* With a mouse nothing is scrolled. */}
      <div className={clsx(tabListStyle, 'md:flex-wrap')}>
        {tabs.map((tab) => (
          <Link
            data-acts=""
            key={tab.to}
            ref={tab.active ? intoRow : undefined}
            to={tab.to}
            aria-current={tab.active ? 'page' : undefined}
            className={clsx(tabStyle, tab.active && 'border-brand! text-ink')}
          >
            {tab.label}
            <TabCount count={tab.count} />
          </Link>
        ))}
      </div>
    </nav>
  );
}
