import type { LucideIcon } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/lib/page-meta.ts';

export interface PortalTab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Where the label is too long for a phone's tab bar. */
  readonly shortLabel?: string;
  readonly icon: LucideIcon;
}

/** The tab that the address names (`?tab=my-jobs`); the first one if it names none of these. */
function tabOf<Id extends string>(tabs: readonly PortalTab<Id>[], search: URLSearchParams): Id {
  const wanted = search.get('tab');
  const found = tabs.find((tab) => tab.id === wanted) ?? tabs[0];
  if (!found) throw new Error('A portal needs at least one tab.');
  return found.id;
}

export function useActiveTab<Id extends string>(tabs: readonly PortalTab<Id>[]): Id {
  const [search] = useSearchParams();
  return tabOf(tabs, search);
}

/** A route's `meta` for a portal: the open tab is part of the title, and search engines stay out. */
export function portalMeta(title: string, tabs: readonly PortalTab[], location: { readonly search: string }) {
  const active = tabOf(tabs, new URLSearchParams(location.search));
  const label = tabs.find((tab) => tab.id === active)?.label ?? '';
  return pageMeta({ title: `${label} · ${title}`, hidden: true });
}
