import type { NotificationContent } from '#contract/notifications/notifications.ts';

/** What is worth a look at once: somebody waits for it, or loses a day's work or money by reading it in the evening. */
export function isUrgent(about: NotificationContent): boolean {
  switch (about.kind) {
    case 'job.fits':
    case 'job.invited':
    case 'message.waiting':
    case 'work.due':
    case 'work.code_replaced':
    case 'payout.moved':
      return true;
    case 'application.moved':
      return about.status === 'accepted';
    default:
      return false;
  }
}
