/** The error for a value, or null. */
export type Check = (value: string) => string | null;

export const required =
  (message: string): Check =>
  (value) =>
    value.trim() === '' ? message : null;

/** Required, within the stored maximum length. */
export const requiredText =
  (label: string, maximum: number): Check =>
  (value) =>
    required(`${label} is required.`)(value) ?? atMost(label, maximum)(value);

export const atMost =
  (label: string, maximum: number): Check =>
  (value) =>
    value.trim().length > maximum ? `${label} can be at most ${maximum} characters long.` : null;
