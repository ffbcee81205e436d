/** Says what is wrong with a value, or null. */
export type Check = (value: string) => string | null;

export const required =
  (message: string): Check =>
  (value) =>
    value.trim() === '' ? message : null;

/** Required and not longer than what is kept. */
export const requiredText =
  (label: string, maximum: number): Check =>
  (value) =>
    required(`${label} is required.`)(value) ?? atMost(label, maximum)(value);

export const atMost =
  (label: string, maximum: number): Check =>
  (value) =>
    value.trim().length > maximum ? `${label} can be at most ${maximum} characters long.` : null;

// The contract's own rule (zod's `regexes.email`), without bringing zod to every visitor.
const address = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const emailAddress: Check = (value) => {
  const typed = value.trim();
  if (typed === '') return 'Email is required.';
  return address.test(typed) ? null : 'Enter an email address such as name@example.co.za.';
};
