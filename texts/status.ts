/** A status in a word or two, and the meaning of its colour. */
export interface StatusText {
  readonly label: string;
  readonly tone: 'neutral' | 'brand' | 'accent' | 'success' | 'danger' | 'info';
}
