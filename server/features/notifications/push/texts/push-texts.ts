import { brand } from '#contract/brand.ts';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import { declarativePush, type PushPayload } from '#contract/notifications/push-payload.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { dayText, momentText } from '#server/platform/mail/time-texts.ts';
import { describePush } from '#texts/notifications/emails.ts';
import { notificationPath } from '#texts/notifications/notifications.ts';

/** User text may be long: a push service takes 4 KB, and a locked phone shows two lines. */
const mostPreviewed = 120;

interface Push {
  readonly content: NotificationContent;
  /** The newest message, for users who opted in to see it there. */
  readonly preview: string | null;
  readonly siteUrl: string;
  readonly tag: string;
}

export function notificationPush({ content, preview, siteUrl, tag }: Push): PushPayload {
  const words = describePush(content, preview && shorten(preview), { moment: momentText, day: dayText });
  return payloadOf({ ...words, navigate: `${siteUrl}${notificationPath(content)}`, tag });
}

export const testPush = (siteUrl: string): PushPayload =>
  payloadOf({
    title: 'Notifications work here',
    body: `This is how ${brand.name} notifies you of a message, a hire or a payout.`,
    navigate: `${siteUrl}${settingsAddress('notifications')}`,
    tag: 'test',
  });

const payloadOf = (notification: Omit<PushPayload['notification'], 'lang'>): PushPayload => ({
  web_push: declarativePush,
  notification: { ...notification, lang: 'en-ZA' },
});

function shorten(words: string): string {
  const characters = [...words.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > mostPreviewed
    ? `${characters.slice(0, mostPreviewed).join('').trimEnd()}…`
    : characters.join('');
}
