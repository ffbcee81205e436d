/** `excel`: as Excel opens it in South Africa, with semicolons and decimal commas. `plain`: commas and decimal points, for programs. */
export const csvFormats = ['excel', 'plain'] as const;

export type CsvFormat = (typeof csvFormats)[number];
