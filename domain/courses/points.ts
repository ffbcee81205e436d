import { pointLevels, streakRewards } from '#contract/courses/options.ts';
import { addDays } from '../shared/calendar-day.ts';

/** A rep's level by points, and the next one. */
export function levelOf(total: number) {
  const reached = pointLevels.findLastIndex(({ from }) => from <= total);
  // No balance is below zero.
  return { level: pointLevels[reached] ?? pointLevels[0], nextLevel: pointLevels[Math.max(reached, 0) + 1] ?? null };
}

/** Length of a rep's run of learning days, up to today; today's lesson may come until midnight. */
export function streakOf(days: readonly string[], today: string): { days: number; today: boolean } {
  const learned = new Set(days);
  const isToday = learned.has(today);
  let count = 0;
  for (let day = isToday ? today : addDays(today, -1); learned.has(day); day = addDays(day, -1)) count++;
  return { days: count, today: isToday };
}

/** Points for the last day of such a run. */
export function rewardOfStreak(days: number): number {
  if (days === 3) return streakRewards.thirdDay;
  return days > 0 && days % 7 === 0 ? streakRewards.eachSeventhDay : 0;
}
