/** Where the person's first name comes in a text to answer with. */
export const namePlace = '{name}';

/** A text as it is sent: to whoever gave no name, it greets nobody by one. */
export const fillIn = (text: string, firstName: string | null): string =>
  text.replaceAll(namePlace, () => firstName ?? 'there');
