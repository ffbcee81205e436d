import { pointLevels, streakRewards } from '#contract/courses/points.ts';
import { addDays } from '../shared/calendar-day.ts';

/** What so many points make of a rep, and what comes after it. */
export function levelOf(total: number) {
  const reached = pointLevels.findLastIndex(({ from }) => from <= total);
  // Nobody has less than nothing.
  return { level: pointLevels[reached] ?? pointLevels[0], nextLevel: pointLevels[Math.max(reached, 0) + 1] ?? null };
}

/** How many days in a row somebody has learned, up to today; who has not learned today yet has until midnight. */
export function streakOf(days: readonly string[], today: string): { days: number; today: boolean } {
  const learned = new Set(days);
  const isToday = learned.has(today);
  let count = 0;
  for (let day = isToday ? today : addDays(today, -1); learned.has(day); day = addDays(day, -1)) count++;
  return { days: count, today: isToday };
}

/** What the last day of such a run gives. */
export function rewardOfStreak(days: number): number {
  if (days === 3) return streakRewards.thirdDay;
  return days > 0 && days % 7 === 0 ? streakRewards.eachSeventhDay : 0;
}
