import type { JobSort } from '#contract/jobs/search.ts';
import type { Condition } from './browse-statement.ts';

/** In which order a search finds, and what that wants. */
export interface SearchOrder {
  readonly sort: JobSort;
  /** Beyond the filters: where the page begins, for example. */
  readonly conditions: readonly Condition[];
  readonly values: Record<string, unknown>;
  /** Of the newest job that may be found; null: now. */
  readonly from: Date | null;
}
