import clsx from 'clsx';
import { House } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { BrandMark } from '#web/features/shell/brand-mark.tsx';
import { PortalSidebar } from '#web/features/shell/portal-sidebar.tsx';
import { PortalTabBar } from '#web/features/shell/portal-tab-bar.tsx';
import type { PortalTab } from '#web/features/shell/portal-tabs.ts';
import { type Shortcut, SkipLink } from '#web/features/shell/skip-link.tsx';
import { themeLooks } from '#web/features/shell/theme-looks.ts';
import { useKeptFocus } from '#web/features/shell/use-kept-focus.ts';
import { aheadAtFirstUse } from '#web/lib/first-use.ts';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '#web/lib/theme.ts';
import { AvatarMenu } from '#web/ui/avatar-menu.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { MenuChoice, MenuEntry } from '#web/ui/menu.tsx';
import { allOverlays } from '#web/ui/on-demand.tsx';

interface PortalShellProps<Id extends string> {
  /** "Rep Portal". */
  readonly title: string;
  /** The page of the tabs: links from the portal's other pages lead there. */
  readonly home: string;
  readonly tabs: readonly PortalTab<Id>[];
  /** From `useActiveTab`. Null for a page of the portal outside the tabs. */
  readonly active: Id | null;
  /** A tab's number of open items, shown as a badge. */
  readonly counts?: Readonly<Partial<Record<Id, number>>>;
  readonly user: { readonly name: string; readonly email?: string; readonly imageUrl?: string | null };
  /** The avatar menu: Profile, Settings, Sign out. */
  readonly menu: readonly MenuEntry[];
  /** Beside the avatar: the notifications. */
  readonly bell?: ReactNode;
  /** On a phone the content takes the whole screen, with its own back link. */
  readonly onePart?: boolean;
  /** Above the content of every tab: the last days of a trial, an offer. */
  readonly banner?: ReactNode;
  /** The first keyboard stop, after the link to the content. */
  readonly shortcut?: Shortcut | undefined;
  readonly children: ReactNode;
}

/** A signed-in area: tabs beside the content, or within thumb's reach on a phone. */
export function PortalShell<Id extends string>(props: PortalShellProps<Id>) {
  const { title, home, tabs, active, user, menu, bell, onePart = false, banner, shortcut, children } = props;
  const counts: Readonly<Record<string, number | undefined>> = props.counts ?? {};
  const alone = onePart ? 'max-md:hidden' : undefined;
  const shown = useRef(active);
  const themeChoice = useThemeMenu();
  useKeptFocus();
  useEffect(() => aheadAtFirstUse(allOverlays.load), []);

  // A tab is its own page: it scrolls to the top, although the path stays the same. Before the effects of the tab,
  // which may focus a field of its own.
  useLayoutEffect(() => {
    if (shown.current === active) return;
    shown.current = active;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [active]);

  return (
    <div className="grid min-h-dvh md:grid-cols-[15.5rem_minmax(0,1fr)] print:block">
      <SkipLink shortcut={shortcut} />
      <PortalSidebar title={title} home={home} tabs={tabs} active={active ?? ''} counts={counts} />
      <div className="flex min-w-0 flex-col">
        <header
          className={clsx(
            '@container sticky top-(--above) z-20 print:hidden flex min-h-16 items-center gap-1 border-line border-b bg-canvas/92 px-4 backdrop-blur-md md:min-h-18 md:gap-2 md:px-8',
            alone,
          )}
        >
          <BrandMark className="size-7 shrink-0 text-brand @max-[11rem]:hidden md:hidden" />
          <p className="me-auto truncate ps-1 font-bold font-display text-base tracking-tight md:ps-0 md:text-xl">
            {title}
          </p>
          <LinkButton
            to="/"
            variant="ghost"
            size="small"
            icon={<House aria-hidden="true" className="size-4.5" />}
            className="max-md:-mx-1.5"
          >
            <span className="max-md:sr-only">Home</span>
          </LinkButton>
          {bell}
          <AvatarMenu
            name={user.name}
            email={user.email}
            imageUrl={user.imageUrl}
            entries={menu}
            choice={themeChoice}
          />
        </header>
        <div data-banner="" className={alone}>
          {banner}
        </div>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 pt-6 pb-[calc(6rem+env(safe-area-inset-bottom))] outline-none md:px-8 md:pt-8 md:pb-16"
        >
          {children}
        </main>
      </div>
      {onePart ? null : <PortalTabBar title={title} home={home} tabs={tabs} active={active ?? ''} counts={counts} />}
    </div>
  );
}

/** The choice of theme as part of a menu. */
function useThemeMenu(): MenuChoice {
  const value = useThemeChoice();
  return {
    label: 'Colours',
    value,
    options: themeChoices.map((choice) => {
      const { Icon, label } = themeLooks[choice];
      return { value: choice, label, icon: <Icon aria-hidden="true" className="size-4.5" /> };
    }),
    onChange: (choice) => chooseTheme(choice as ThemeChoice),
  };
}
