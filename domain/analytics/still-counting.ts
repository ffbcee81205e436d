/** Counting runs every five minutes. Two runs may be missed before figures are said to be incomplete. */
const patienceMs = 15 * 60_000;

/** Whether figures are missing what has happened lately: null was never counted. */
export const isStillCounting = (countedAt: string | null, now: Date): boolean =>
  countedAt === null || now.getTime() - Date.parse(countedAt) > patienceMs;
