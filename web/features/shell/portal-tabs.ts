import type { LucideIcon } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/lib/page-meta.ts';

export interface PortalTab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** If the label is too long for a phone's tab bar. */
  readonly shortLabel?: string;
  readonly icon: LucideIcon;
  /** Shown in a phone's tab bar, whatever its position among the tabs. */
  readonly direct?: boolean;
}

/** The tab in the URL (`?tab=my-jobs`); the first tab without one, null for an unknown tab. */
function tabOf<Id extends string>(tabs: readonly PortalTab<Id>[], search: URLSearchParams): Id | null {
  const wanted = search.get('tab') ?? tabs[0]?.id;
  return tabs.find((tab) => tab.id === wanted)?.id ?? null;
}

export function useActiveTab<Id extends string>(tabs: readonly PortalTab<Id>[]): Id | null {
  const [search] = useSearchParams();
  return tabOf(tabs, search);
}

/** A route's `meta` for a portal: the open tab is part of the title, and search engines are excluded. */
export function portalMeta(title: string, tabs: readonly PortalTab[], location: { readonly search: string }) {
  const active = tabOf(tabs, new URLSearchParams(location.search));
  const label = tabs.find((tab) => tab.id === active)?.label ?? 'Page not found';
  return pageMeta({ title: `${label} · ${title}`, hidden: true });
}
