/** A field of a submitted form, trimmed; empty if missing. */
export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

/** The honeypot's value, so that the server can detect bots. */
export const trapOf = (data: FormData) => {
  const website = String(data.get('website') ?? '');
  return website ? { website } : {};
};
