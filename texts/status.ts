/** A status in a word or two, and what its colour says besides. */
export interface StatusText {
  readonly label: string;
  readonly tone: 'neutral' | 'brand' | 'accent' | 'success' | 'danger' | 'info';
}
