const dayMs = 24 * 3_600_000;
/** How long every backup is kept, then the newest of each day, week and month, in days. */
const kept = { all: 2, daily: 14, weekly: 60, monthly: 400 };

/** The name of a backup made at this time: names sort by it. */
export const nameOf = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

export const timeOf = (name: string) =>
  new Date(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The backups that are no longer needed. The newest is never among them. */
export function surplus(names: readonly string[], now: Date): readonly string[] {
  const seen = new Set<string>();
  return names
    .toSorted()
    .reverse()
    .filter((name, at) => {
      const period = periodOf(timeOf(name), now);
      const isNeeded = at === 0 || (period !== null && !seen.has(period));
      if (period !== null) seen.add(period);
      return !isNeeded;
    });
}

/** What a backup stands for. Of backups with the same one the newest is kept. Null: it is too old. */
function periodOf(at: Date, now: Date): string | null {
  const age = (now.getTime() - at.getTime()) / dayMs;
  if (age < kept.all) return at.toISOString();
  if (age < kept.daily) return at.toISOString().slice(0, 10);
  if (age < kept.weekly) return `week ${Math.floor(at.getTime() / (7 * dayMs))}`;
  return age < kept.monthly ? at.toISOString().slice(0, 7) : null;
}
