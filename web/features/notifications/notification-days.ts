import type { Notification } from '#contract/notifications/notifications.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { formatDay } from '#web/lib/format-time.ts';

interface NotificationDay {
  readonly day: string;
  readonly label: string;
  readonly items: readonly Notification[];
}

/** "Today", "Yesterday", then the date. */
export function dayLabel(day: string, now: Date): string {
  const today = dayInSouthAfrica(now);
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : formatDay(day);
}

/** Grouped by South African day, in their given order. */
export function groupByDay(items: readonly Notification[], now: Date): NotificationDay[] {
  const days = Map.groupBy(items, ({ at }) => dayInSouthAfrica(new Date(at)));
  return [...days].map(([day, ofDay]) => ({ day, label: dayLabel(day, now), items: ofDay }));
}

/** The bell's label and badge; null for zero. */
export function unreadWords(unread: number, most: number): { readonly label: string; readonly badge: string | null } {
  if (unread === 0) return { label: 'Notifications', badge: null };
  if (unread > most) return { label: `Notifications, more than ${most} unread`, badge: `${most}+` };
  return { label: `Notifications, ${unread} unread`, badge: String(unread) };
}
