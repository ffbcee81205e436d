import {
  BadgeCheck,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleMinus,
  CircleX,
  Hourglass,
  Lock,
  type LucideIcon,
  Megaphone,
  MessageSquareMore,
  UserPlus,
} from 'lucide-react';
import type { Notification, NotificationKind } from '#contract/notifications/notifications.ts';

const icons: Record<Exclude<NotificationKind, 'application.moved'>, LucideIcon> = {
  'interview.proposed': CalendarClock,
  'interview.cancelled': CalendarX,
  'job.closed': Lock,
  'applicants.new': UserPlus,
  'applicants.withdrew': CircleMinus,
  'interview.accepted': CalendarCheck,
  'interview.declined': MessageSquareMore,
  'interview.off': CalendarX,
  'job.closing': Hourglass,
};

const decisions = { interview: Megaphone, accepted: BadgeCheck, rejected: CircleX } as const;

export const notificationIcon = (one: Notification): LucideIcon =>
  one.kind === 'application.moved' ? decisions[one.status] : icons[one.kind];
