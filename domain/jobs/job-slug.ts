interface Titled {
  readonly id: string;
  readonly title: string;
}

const longestTitle = 60;

/** The last twelve digits of its id, which are drawn at random. */
const shortIdOf = (id: string): string => id.slice(-12);

/** The last part of a job's public address: `weekend-promoters-9f3a1c2b4d5e`. It changes with the title. */
export function jobSlug({ id, title }: Titled): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  // Drops half a word at the end, if another precedes it.
  const short = words.length <= longestTitle ? words : words.slice(0, longestTitle + 1).replace(/-[^-]*$/, '');
  return [short.slice(0, longestTitle), shortIdOf(id)].filter(Boolean).join('-');
}

/** The part of an address that stays when the title changes; null: no job ever had such an address. */
export const shortIdIn = (slug: string): string | null => /(?:^|-)([0-9a-f]{12})$/.exec(slug)?.[1] ?? null;
