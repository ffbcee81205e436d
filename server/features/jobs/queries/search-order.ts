import type { JobSort } from '#contract/jobs/options.ts';
import type { Condition } from './browse-statement.ts';

/** The order of a search, with the conditions and values that it needs. */
export interface SearchOrder {
  readonly sort: JobSort;
  /** Beyond the filters, for example where the page begins. */
  readonly conditions: readonly Condition[];
  readonly values: Record<string, unknown>;
  /** The time of the newest job that can be found. Null means now. */
  readonly from: Date | null;
}
