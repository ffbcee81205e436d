/** Student's t of 95 %, by degrees of freedom. */
const quantiles = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
];
const ofMany = 1.96;
const ofSome = 2.09;
const some = 30;

export interface Interval {
  readonly mean: number;
  /** Half the width. 0 for a single value, which has none. */
  readonly half: number;
}

/** The 95 % confidence interval of the mean. */
export function intervalOf(values: readonly number[]): Interval {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  if (count < 2) return { mean, half: 0 };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  const quantile = quantiles[count - 2] ?? (count <= some ? ofSome : ofMany);
  return { mean, half: quantile * Math.sqrt(variance / count) };
}
