import { brand } from '#contract/brand.ts';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import { declarativePush, type PushPayload } from '#contract/notifications/push-payload.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { describeNotification, notificationPath } from '#domain/notifications/notification-words.ts';
import { sayDay, sayMoment } from '#server/platform/mail/say-time.ts';

interface Texts {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

/** Of the words of somebody else, which may be long: a push service takes 4 KB, and a locked phone shows two lines. */
const mostPreviewed = 120;

const payloadOf = ({ title, body, url, tag }: Texts): PushPayload => ({
  web_push: declarativePush,
  notification: { title, body, navigate: url, tag, lang: 'en-ZA' },
});

interface PushedNews {
  readonly content: NotificationContent;
  /** What the newest message says, for somebody who wants to read it there; null: nothing of it. */
  readonly preview: string | null;
  readonly siteUrl: string;
  readonly tag: string;
}

export function newsPush({ content, preview, siteUrl, tag }: PushedNews): PushPayload {
  const { title, detail } = describeNotification(content, { moment: sayMoment, day: sayDay });
  const body = preview === null ? (detail ?? `Open ${brand.name} to see it.`) : shorten(preview);
  return payloadOf({ title, body, url: `${siteUrl}${notificationPath(content)}`, tag });
}

export const testPush = (siteUrl: string): PushPayload =>
  payloadOf({
    title: 'Notifications work here',
    body: `This is how ${brand.name} notifies you of a message, a hire or a payout.`,
    url: `${siteUrl}${settingsAddress('notifications')}`,
    tag: 'test',
  });

function shorten(words: string): string {
  const characters = [...words.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > mostPreviewed
    ? `${characters.slice(0, mostPreviewed).join('').trimEnd()}…`
    : characters.join('');
}
