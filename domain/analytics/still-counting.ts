/** Counting runs every five minutes. Two runs may be missed before figures are marked incomplete. */
const patienceMs = 15 * 60_000;

/** Whether figures lack recent events: null was never counted. */
export const isStillCounting = (countedAt: string | null, now: Date): boolean =>
  countedAt === null || now.getTime() - Date.parse(countedAt) > patienceMs;
