import {
  BadgeCheck,
  Bell,
  Briefcase,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleMinus,
  CircleX,
  FileQuestion,
  FileText,
  Flag,
  Gift,
  GraduationCap,
  Hourglass,
  IdCard,
  KeyRound,
  Landmark,
  Lock,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  MessageSquareMore,
  RotateCcw,
  ShieldAlert,
  ShieldCheck,
  ShieldX,
  Sparkles,
  Star,
  UserPlus,
} from 'lucide-react';
import type { Notification, NotificationKind } from '#contract/notifications/notifications.ts';

const icons: Partial<Record<NotificationKind, LucideIcon>> = {
  'interview.proposed': CalendarClock,
  'interview.cancelled': CalendarX,
  'job.closed': Lock,
  'work.moved': CalendarClock,
  'job.invited': Megaphone,
  'job.fits': Sparkles,
  'job.takes_more': UserPlus,
  'applicants.new': UserPlus,
  'applicants.withdrew': CircleMinus,
  'interview.accepted': CalendarCheck,
  'interview.declined': MessageSquareMore,
  'interview.off': CalendarX,
  'job.closing': Hourglass,
  'job.report_decided': Flag,
  'job.moderated': ShieldAlert,
  'payout.moved': Landmark,
  'wallet.held': Lock,
  'pay.hold': Lock,
  'work.opened': BadgeCheck,
  'work.step': Briefcase,
  'work.due': Hourglass,
  'work.code_replaced': KeyRound,
  'work.terms': FileText,
  'review.due': Star,
  'review.published': Star,
  'review.decided': Star,
  'message.waiting': MessageSquare,
  'training.added': GraduationCap,
  'certificate.withdrawn': CircleX,
  'name.decided': IdCard,
  'courses.asked': GraduationCap,
  'course.given': Gift,
  'course.gift_ended': RotateCcw,
};

const decisions = { interview: Megaphone, accepted: BadgeCheck, rejected: CircleX } as const;

const reviews = {
  approved: ShieldCheck,
  rejected: ShieldX,
  reopened: RotateCcw,
  document_asked: FileQuestion,
} as const;

export function notificationIcon(one: Notification): LucideIcon {
  if (one.kind === 'application.moved') return decisions[one.status];
  return one.kind === 'vetting.moved' ? reviews[one.step] : (icons[one.kind] ?? Bell);
}
