import type { PushStatus } from './push-status.ts';

interface PushWords {
  readonly title: string;
  readonly words: string;
  /** The user has to do something outside our page first. */
  readonly isGuide?: boolean;
}

/** What a user can do where our button is not enough. */
export const pushWords: Partial<Record<PushStatus, PushWords>> = {
  install: {
    title: 'Add Thengisa to your Home Screen to get notified',
    words:
      'iPhones and iPads only show notifications from apps on the Home Screen. In Safari, tap Share, then “Add to Home Screen”. Open Thengisa from there and turn on notifications under Settings, Notifications. Until then, we’ll email you instead.',
    isGuide: true,
  },
  denied: {
    title: 'Notifications are blocked on this device',
    words:
      'Your browser blocks our notifications. To allow them, tap the icon next to this page’s address, choose “Notifications” or “Permissions”, and allow them. For an installed app, look under Apps or Notifications in your phone’s settings. Then open this page again.',
  },
  unsupported: {
    title: 'This browser can’t show notifications',
    words: 'Open Thengisa in another browser or on your phone. Until then, we’ll email you instead.',
  },
  lost: {
    title: 'Notifications stopped on this device',
    words: 'Your browser ended them, or you turned them off or signed out from another device. Turn them on again.',
  },
};
