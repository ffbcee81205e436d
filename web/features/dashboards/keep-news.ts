import type { z } from 'zod';
import type { dashboardsApi } from '#contract/dashboards/dashboards.ts';

type FreshNews = z.output<typeof dashboardsApi.rep.response>['news'];
type Some = Pick<FreshNews, 'count' | 'items'>;

export interface News {
  /** New to the server: after the last visit it knows of. */
  readonly fresh: FreshNews;
  /** New at the start of this visit, or during it, and seen. */
  readonly kept: Some;
  /** What was last reported to the server as seen. */
  readonly recorded: Seen | null;
}

interface Seen {
  /** Null: everything until now. */
  readonly until: string | null;
}

/** @param before the news on the screen */
export function keepNews(before: News | undefined, fresh: FreshNews): News {
  if (!before) return { fresh, kept: { count: 0, items: [] }, recorded: null };
  // A visit was recorded in between: news from before it is not shown any more.
  const kept = before.fresh.since === fresh.since ? before.kept : together(before.fresh, before.kept);
  return { fresh, kept, recorded: before.recorded };
}

export const shownNews = ({ fresh, kept }: News): Some => together(fresh, kept);

/** What is still to be reported to the server; a first visit, too, as a starting point. */
export function unrecorded({ fresh, recorded }: News): Seen | null {
  const until = fresh.items[0]?.at ?? null;
  if (until === null && fresh.since !== null) return null;
  return recorded?.until === until ? null : { until };
}

/** Only the latest change of an application. */
function together(newer: Some, older: Some): Some {
  const newest = new Set(newer.items.map(({ applicationId }) => applicationId));
  const others = older.items.filter(({ applicationId }) => !newest.has(applicationId));
  return {
    count: newer.count + older.count - (older.items.length - others.length),
    items: [...newer.items, ...others],
  };
}
