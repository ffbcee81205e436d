/**
 * Picks `count` of these addresses, each as different as possible from those before it: constants in the samples are learned as constants. The first
 * stays the first; ties are taken from all over the list.
 */
export function varied(paths: readonly string[], count: number): string[] {
  const stretch = Math.ceil(paths.length / count);
  const places = [...paths.keys()].toSorted((one, other) => (one % stretch) - (other % stretch));
  const all = places.map((place) => {
    const path = paths[place] ?? '';
    return { path, says: [path, ...new URL(path, 'http://localhost').searchParams].map(String) };
  });
  const said = new Map<string, number>();
  const timesSaid = ({ says }: (typeof all)[number]) => says.reduce((times, one) => times + (said.get(one) ?? 0), 0);
  return Array.from({ length: all.length === 0 ? 0 : count }, () => {
    const next = all.reduce((best, one) => (timesSaid(one) < timesSaid(best) ? one : best));
    for (const one of next.says) said.set(one, (said.get(one) ?? 0) + 1);
    return next.path;
  });
}
