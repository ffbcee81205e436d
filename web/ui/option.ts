export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
}

/** A plain string is its own label. */
export const asOption = (option: string | Option): Option =>
  typeof option === 'string' ? { value: option, label: option } : option;
