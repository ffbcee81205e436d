/** A word that means one thing among these words and another among those. */
export interface Sense {
  /** Of a concept; null: nothing of the trade. */
  readonly means: string | null;
  /** Words near it that tell; none: what it usually means. */
  readonly near: readonly string[];
}
