export interface Begun {
  readonly courseId: string;
  /** Null: not yet; undefined: nobody knows. */
  readonly begunAt?: string | null;
}

/** Which courses of those that are kept are not one's own. One that was given back and begun anew is another. */
export function notOwned(kept: readonly Begun[], own: readonly Begun[]): ReadonlySet<string> {
  const begun = new Map(own.map(({ courseId, begunAt }) => [courseId, begunAt ?? undefined]));
  const isOwn = ({ courseId, begunAt }: Begun) =>
    begun.get(courseId) !== undefined && (begunAt === undefined || begunAt === begun.get(courseId));
  return new Set(kept.filter((one) => !isOwn(one)).map(({ courseId }) => courseId));
}
