import { useCallback, useEffect } from 'react';
import { type PortalTab, type TabContents, tabOf } from '#web/features/shell/portal-tabs.ts';
import { connectionHere, isMetered } from '#web/lib/metered.ts';
import { useReachedLinks } from '#web/lib/use-reached-links.ts';
import { loadAhead } from '#web/ui/lazy-part.tsx';

interface Portal<Id extends string> {
  /** The page of the tabs. */
  readonly home: string;
  readonly tabs: readonly PortalTab<Id>[];
  readonly contents: TabContents<Id>;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
}

function loadTabAt<Id extends string>({ pathname, search }: Place, { home, tabs, contents }: Portal<Id>) {
  const tab = pathname === home ? tabOf(tabs, new URLSearchParams(search)) : null;
  if (tab) loadAhead(contents[tab.id]);
}

/** Long enough for a tab's own content, in milliseconds. */
const restMs = 5000;

/**
 * Loads the code of tabs before they are opened: of the one in the URL immediately, also while the portal still checks
 * who is signed in; of others when a link to them is pointed at, touched or focused, and if the connection is fast and
 * unmetered, of all that the page links to once it is at rest.
 * @param portal the same object on each render
 */
export function useTabsAhead<Id extends string>(portal: Portal<Id>): void {
  useEffect(() => loadTabAt(window.location, portal), [portal]);

  useReachedLinks(useCallback((link) => loadTabAt(link, portal), [portal]));

  useEffect(() => {
    const { connection, byTouch } = connectionHere();
    if (isMetered(connection, byTouch) || connection.effectiveType !== '4g') return;
    const timer = setTimeout(() => {
      for (const link of document.querySelectorAll('a')) loadTabAt(link, portal);
    }, restMs);
    return () => clearTimeout(timer);
  }, [portal]);
}
