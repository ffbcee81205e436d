/** The team's decisions on all whom the model had proposed. */
export interface JudgedRank {
  readonly rank: number;
  readonly reviewed: number;
  readonly approved: number;
}

/** An approved proposal: the model's rank, and a person's. */
export interface Judged {
  readonly jobId: string;
  readonly rank: number;
  /** Null: unchanged. */
  readonly place: number | null;
}

/** Rank correlation, from −1, reversed, to 1, the same order. Null: fewer than two have no order. */
function kendall(places: readonly number[]): number | null {
  if (places.length < 2) return null;
  let [same, other] = [0, 0];
  for (let i = 0; i < places.length; i++)
    for (let j = i + 1; j < places.length; j++) {
      const [one = 0, next = 0] = [places[i], places[j]];
      if (one < next) same++;
      else if (one > next) other++;
    }
  return (same - other) / ((places.length * (places.length - 1)) / 2);
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const looked = 5;
const ranksShown = 10;

const total = (ranks: readonly JudgedRank[], what: 'reviewed' | 'approved') =>
  ranks.reduce((sum, rank) => sum + rank[what], 0);

/**
 * How far people agreed with the model: by its ranks, and by their changes of order. `placed` are the approved reps of jobs whose order was changed.
 */
export function agreementOf(ranks: readonly JudgedRank[], placed: readonly Judged[]) {
  const byRank = Array.from({ length: ranksShown }, (_, index) => {
    const there = ranks.filter(({ rank }) => rank === index + 1);
    return { rank: index + 1, reviewed: total(there, 'reviewed'), approved: total(there, 'approved') };
  });
  const byJob = [...Map.groupBy(placed, ({ jobId }) => jobId).values()];
  const moved = byJob
    .map((all) => all.toSorted((one, other) => one.rank - other.rank))
    .filter((all) => all.length > 1 && all.some(({ place }) => place !== null));
  const orders = moved.map((all) => all.map(({ place, rank }) => (place === null ? 1000 + rank : place)));
  const overlaps = moved.map((all) => {
    const first = new Set(all.slice(0, looked));
    const placed = all.toSorted((one, other) => (one.place ?? 1000 + one.rank) - (other.place ?? 1000 + other.rank));
    return placed.slice(0, looked).filter((one) => first.has(one)).length / Math.min(looked, all.length);
  });
  return {
    byRank,
    reviewed: total(ranks, 'reviewed'),
    approved: total(ranks, 'approved'),
    kendall: mean(orders.flatMap((order) => kendall(order) ?? [])),
    overlap: mean(overlaps),
    reordered: moved.length,
  };
}
