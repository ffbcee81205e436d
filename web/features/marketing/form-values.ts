/** A field of a sent form, trimmed; empty when there is none. */
export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

/** What the trap field holds, so that the server may see through a program. */
export const trapOf = (data: FormData) => {
  const website = String(data.get('website') ?? '');
  return website ? { website } : {};
};
