interface Entry<Figure> {
  readonly stamp: string;
  readonly figure: Figure;
}

/**
 * A cache of computed figures with approximate LRU eviction. A changed row has another stamp. Entries are in two halves: when the newer one is full,
 * the older one is dropped. Moving each used entry to the end of a list took a fifteenth of the time of a full rematch.
 */
export function rememberFigures<Figure>(most: number) {
  const half = Math.ceil(most / 2);
  let newer = new Map<string, Entry<Figure>>();
  let older = new Map<string, Entry<Figure>>();

  function keep(id: string, entry: Entry<Figure>): void {
    if (newer.size >= half && !newer.has(id)) [older, newer] = [newer, new Map()];
    newer.set(id, entry);
  }
  return {
    get(id: string, stamp: string): Figure | undefined {
      const late = newer.get(id);
      const entry = late ?? older.get(id);
      if (entry?.stamp !== stamp) return undefined;
      if (late === undefined) keep(id, entry);
      return entry.figure;
    },
    set(id: string, stamp: string, figure: Figure): void {
      keep(id, { stamp, figure });
    },
  };
}
