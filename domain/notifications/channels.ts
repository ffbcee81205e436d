import type { NotificationPortal } from '#contract/notifications/kind.ts';
import type { MailTopic } from '#contract/notifications/mail-topics.ts';
import type { NotificationContent, NotificationKind } from '#contract/notifications/notifications.ts';

type Of<Kind extends NotificationKind> = Extract<NotificationContent, { kind: Kind }>;

/** Every kind is in the bell immediately. */
interface Channels<Kind extends NotificationKind> {
  /** Null: the portal of the side that the content names. */
  readonly portal: NotificationPortal | null;
  /** The choice in the settings that decides whether it is emailed, once unread for a minute; null: never by this table. */
  readonly email: MailTopic | null;
  /** Pushed immediately: someone waits for it, or reading it in the evening costs a day's work or money. */
  readonly push?: true | ((about: Of<Kind>) => boolean);
  /** A push at night: waits for the morning, always or for users who chose quiet nights. */
  readonly atNight?: 'waits' | 'waits if chosen';
  /** Its count is the current total, not added to the unread ones. */
  readonly countsAll?: true;
}

/** The channels of each kind of notification. docs/architecture.md, "How to add a notification". */
export const channels: { readonly [Kind in NotificationKind]: Channels<Kind> } = {
  'application.moved': { portal: 'rep', email: 'applicationUpdates', push: ({ status }) => status === 'accepted' },
  'interview.proposed': { portal: 'rep', email: 'applicationUpdates' },
  'interview.cancelled': { portal: 'rep', email: 'applicationUpdates' },
  'job.closed': { portal: 'rep', email: null },
  'job.report_decided': { portal: 'rep', email: 'applicationUpdates' },
  'work.moved': { portal: 'rep', email: 'applicationUpdates' },
  'job.invited': { portal: 'rep', email: 'applicationUpdates', push: true },
  // There is a weekly email. A gig can be applied for in the morning.
  'job.fits': { portal: 'rep', email: null, push: true, atNight: 'waits' },
  'job.takes_more': { portal: 'rep', email: 'applicationUpdates' },
  'courses.asked': { portal: 'rep', email: 'applicationUpdates' },
  'course.given': { portal: 'rep', email: 'workUpdates' },
  'course.gift_ended': { portal: 'rep', email: 'workUpdates' },
  'applicants.new': { portal: 'business', email: 'newApplicants' },
  'applicants.withdrew': { portal: 'business', email: null },
  'interview.accepted': { portal: 'business', email: 'interviewAnswers' },
  'interview.declined': { portal: 'business', email: 'interviewAnswers' },
  'interview.off': { portal: 'business', email: 'interviewAnswers' },
  // The decision sends an email itself, which can't be turned off.
  'job.moderated': { portal: 'business', email: null },
  'job.closing': { portal: 'business', email: 'jobClosing' },
  'payout.moved': { portal: 'rep', email: 'workUpdates', push: true },
  'wallet.held': { portal: 'rep', email: 'workUpdates' },
  'pay.hold': { portal: 'rep', email: 'workUpdates' },
  'work.opened': { portal: null, email: 'workUpdates' },
  'work.step': { portal: null, email: 'workUpdates' },
  'work.due': { portal: null, email: 'workUpdates', push: true },
  'work.code_replaced': { portal: 'business', email: 'workUpdates', push: true },
  'work.terms': { portal: null, email: 'workUpdates' },
  // Both sides are asked once, while they remember the day. It can wait for the morning.
  'review.due': { portal: null, email: 'workUpdates', push: true, atNight: 'waits' },
  'review.published': { portal: null, email: 'workUpdates' },
  'review.decided': { portal: null, email: 'workUpdates' },
  'reliability.set_aside': { portal: null, email: 'workUpdates' },
  // Also at night: the reps said until when they can be asked, and no answer is due at night unless the gig starts soon.
  'rehire.invited': { portal: 'rep', email: 'workUpdates', push: true },
  'rehire.withdrawn': { portal: 'rep', email: null },
  'rehire.settled': { portal: 'business', email: 'workUpdates', push: true },
  // The hours can be approved a day later, so it waits for the morning at most.
  'sale.changed': {
    ...{ portal: null, email: 'workUpdates', atNight: 'waits' },
    push: ({ what }) => what === 'disputed' || what === 'void',
  },
  'sales.hook_off': { portal: 'business', email: 'workUpdates' },
  'standby.offered': { portal: 'rep', email: 'workUpdates', push: true },
  'standby.taken': { portal: 'rep', email: null },
  'standby.filled': { portal: 'business', email: 'workUpdates', push: true },
  'standby.unfilled': { portal: 'business', email: 'workUpdates', push: true },
  // Emailed with its conversation, if that is still unread after a quarter of an hour.
  'message.waiting': { portal: null, email: null, push: true, atNight: 'waits if chosen', countsAll: true },
  'training.added': { portal: 'rep', email: null },
  // The decision sends an email itself, as for the two below.
  'certificate.withdrawn': { portal: 'rep', email: null },
  'name.decided': { portal: null, email: null },
  'vetting.moved': { portal: null, email: null },
};

/** Whether it goes to devices. */
export function isPushed(about: NotificationContent): boolean {
  const { push = false } = channels[about.kind] as Channels<NotificationKind>;
  return typeof push === 'function' ? push(about) : push;
}

/** The portal it is shown in. */
export function portalOf(about: NotificationContent): NotificationPortal {
  const named = 'userType' in about ? about.userType : 'as' in about ? about.as : null;
  const portal = channels[about.kind].portal ?? named;
  if (portal === null) throw new Error(`${about.kind} names no side`);
  return portal;
}
