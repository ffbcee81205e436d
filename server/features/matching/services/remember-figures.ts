interface Entry<Figure> {
  readonly stamp: string;
  readonly figure: Figure;
}

/** Figures that were worked out, the ones used last: what changed since has another stamp. */
export function rememberFigures<Figure>(most: number) {
  const kept = new Map<string, Entry<Figure>>();
  return {
    get(id: string, stamp: string): Figure | undefined {
      const entry = kept.get(id);
      if (entry?.stamp !== stamp) return undefined;
      kept.delete(id);
      kept.set(id, entry);
      return entry.figure;
    },
    set(id: string, stamp: string, figure: Figure): void {
      kept.delete(id);
      kept.set(id, { stamp, figure });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
