import type { NotificationPortal } from '#contract/notifications/kind.ts';
import type { NotificationContent, NotificationKind } from '#contract/notifications/notifications.ts';
import { accountTexts } from './accounts.ts';
import { hiringTexts } from './hiring.ts';
import { jobTexts } from './jobs.ts';
import type { KindTexts, TextsOf, Words } from './kind-texts.ts';
import { salesTexts } from './sales.ts';
import { standbyTexts } from './standby.ts';
import type { Say } from './time-texts.ts';
import { workTexts } from './work.ts';

const texts: TextsOf = { ...hiringTexts, ...jobTexts, ...workTexts, ...salesTexts, ...standbyTexts, ...accountTexts };

// The table has the right one for each kind, which TypeScript can't follow through the lookup.
const textsOf = ({ kind }: NotificationContent) => texts[kind] as KindTexts<NotificationKind>;

/** The text of a notification, the same in the bell, in emails and on devices. */
export const describeNotification = (about: NotificationContent, say: Say): Words => textsOf(about).words(about, say);

/** The page that a notification leads to. */
export const notificationPath = (about: NotificationContent): string => textsOf(about).path(about);

/** The button of an email about one notification; undefined: that of its topic. */
export const notificationButton = (about: NotificationContent): string | undefined => textsOf(about).button;

export const notificationPortalLabels: Record<NotificationPortal, string> = {
  rep: 'Rep Portal',
  business: 'Business Dashboard',
};
