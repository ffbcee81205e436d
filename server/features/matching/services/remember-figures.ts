interface Entry<Figure> {
  readonly stamp: string;
  readonly figure: Figure;
}

/**
 * Figures that were worked out, those used lately: what changed since has another stamp. They are kept in two halves; when the newer one is
 * full, the older is let go. To move each to the end of one list whenever it is used took a fifteenth of a match of all.
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
