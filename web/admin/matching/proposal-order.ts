/** The shown reps, in the chosen order; others after them, in their previous order. */
export function inOrder<Item extends { readonly repId: string }>(
  items: readonly Item[],
  chosen: readonly string[],
): readonly Item[] {
  const placeOf = ({ repId }: Item) => {
    const place = chosen.indexOf(repId);
    return place === -1 ? chosen.length : place;
  };
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Moves one a step up or down; unchanged at the ends. */
export function moved(ids: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  const other = ids[to];
  if (from === -1 || other === undefined) return ids;
  return ids.with(to, id).with(from, other);
}

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);
