/** How good an order is, given the grades in that order: 1 is ideal. Null without any relevant one. */
export function ndcg(grades: readonly number[], depth = 10): number | null {
  const ideal = gain(grades.toSorted((one, other) => other - one).slice(0, depth));
  return ideal === 0 ? null : gain(grades.slice(0, depth)) / ideal;
}

const gain = (grades: readonly number[]) =>
  grades.reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);

/** Average precision: the share of relevant ones above each relevant one. Null without any relevant one. */
export function averagePrecision(grades: readonly number[], good = 2): number | null {
  let found = 0;
  let sum = 0;
  grades.forEach((grade, rank) => {
    if (grade < good) return;
    found++;
    sum += found / (rank + 1);
  });
  return found === 0 ? null : sum / found;
}

/** The mean over many orders; those without a measure are left out. */
export function mean(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The Gini coefficient: 0 when all have the same, near 1 when one has everything. */
export function gini(shares: readonly number[]): number {
  const sorted = shares.toSorted((one, other) => one - other);
  const total = sorted.reduce((sum, share) => sum + share, 0);
  if (total === 0) return 0;
  const ranked = sorted.reduce((sum, share, rank) => sum + share * (rank + 1), 0);
  return (2 * ranked) / (sorted.length * total) - (sorted.length + 1) / sorted.length;
}
