/** One entry of a list: what is stored and sent, and its label. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** The stored values of a list, for example for `z.enum`. */
export const valuesOf = <Value extends string>(choices: readonly Choice<Value>[]): Value[] =>
  choices.map(({ value }) => value);

/** The label of a stored value; the value itself when the list no longer has it. */
export const labelOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** An ID in the map of the trade. */
export const tagPattern = /^[a-z][a-z0-9-]{0,39}$/;

/** Of jobs, and of the courses that prepare for them. */
export const jobIndustries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Retail',
  'Manufacturing',
  'Real Estate',
  'Automotive',
  'Other',
] as const;

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export type Weekday = (typeof weekdays)[number];

/** Locations that represent the whole country have this name instead of a province. */
export const nationalProvince = 'National';

export const provinces = [
  'Gauteng',
  'Western Cape',
  'KwaZulu-Natal',
  'Eastern Cape',
  'Free State',
  'Limpopo',
  'Mpumalanga',
  'North West',
  'Northern Cape',
] as const;
