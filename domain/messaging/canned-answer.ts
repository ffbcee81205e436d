/** Placeholder for the person's first name in a saved answer. */
export const namePlace = '{name}';

/** A saved answer as it is sent: without a name, the greeting names no one. */
export const fillIn = (text: string, firstName: string | null): string =>
  text.replaceAll(namePlace, () => firstName ?? 'there');
