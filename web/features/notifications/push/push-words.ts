import type { PushStanding } from './push-standing.ts';

/** What a person can do about it, where a press of ours is not enough. */
export const pushWords: Partial<Record<PushStanding, { readonly title: string; readonly words: string }>> = {
  install: {
    title: 'Add Thengisa to your Home Screen first',
    words:
      'On an iPhone or iPad, notifications come only to apps on the Home Screen. Tap Share in Safari, then “Add to Home Screen”. Open Thengisa from there, and turn them on under Settings, Notifications. Until then we send you mails.',
  },
  denied: {
    title: 'Notifications are blocked here',
    words:
      'You, or this browser, said no. To allow them, tap the sign beside the address of this page, choose “Notifications” or “Permissions”, and allow them. In an installed app you find it in the settings of your phone, under Apps or Notifications. Then open this page again.',
  },
  unsupported: {
    title: 'This browser cannot show notifications',
    words: 'Open Thengisa in another browser, or on your phone. Until then we send you mails.',
  },
  lost: {
    title: 'Notifications stopped coming to this device',
    words:
      'The browser ended them, as some do after a while, or this device was turned off or signed out from another one. Turn them on again.',
  },
};
