/** A word whose meaning depends on its context. */
export interface Sense {
  /** The id of a concept; null: nothing of the trade. */
  readonly means: string | null;
  /** Context words; none: its usual meaning. */
  readonly near: readonly string[];
}
