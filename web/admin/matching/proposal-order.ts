/** Those who are shown, in the order that was chosen: who was not named then comes after, as before. */
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

/** With one of them a step up or down; as it was where there is no such step. */
export function moved(ids: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  const other = ids[to];
  if (from === -1 || other === undefined) return ids;
  return ids.with(to, id).with(from, other);
}

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);
