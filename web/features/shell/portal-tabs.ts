import type { LucideIcon } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Part } from '#web/ui/lazy-part.tsx';

export interface PortalTab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** If the label is too long for a phone's tab bar. */
  readonly shortLabel?: string;
  readonly icon: LucideIcon;
  /** Shown in a phone's tab bar, whatever its position among the tabs. */
  readonly direct?: boolean;
}

/** What tabs show. The code of each is loaded when it is opened, or ahead of that (`tabs-ahead.ts`). */
export type TabContents<Id extends string = string> = Readonly<Record<Id, Part<object>>>;

/** The tab in the URL (`?tab=my-jobs`); the first tab without one, null for an unknown tab. */
export function tabOf<Tab extends PortalTab>(tabs: readonly Tab[], search: URLSearchParams): Tab | null {
  const wanted = search.get('tab') ?? tabs[0]?.id;
  return tabs.find((tab) => tab.id === wanted) ?? null;
}

export function useActiveTab<Id extends string>(tabs: readonly PortalTab<Id>[]): Id | null {
  const [search] = useSearchParams();
  return tabOf(tabs, search)?.id ?? null;
}

/** A route's `meta` for a portal: the open tab is part of the title, and search engines are excluded. */
export function portalMeta(title: string, tabs: readonly PortalTab[], location: { readonly search: string }) {
  const label = tabOf(tabs, new URLSearchParams(location.search))?.label ?? 'Page not found';
  return pageMeta({ title: `${label} · ${title}`, hidden: true });
}
