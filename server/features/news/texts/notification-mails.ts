import { brand } from '#contract/brand.ts';
import { type StoppableMails, stopMailsPath } from '#contract/notifications/mail-topics.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { type Mail, subjectOf } from '#server/platform/mail/mail.ts';
import { type EmailWords, emailFootnote, emailLinks } from '#texts/notifications/emails.ts';

interface Sending {
  readonly to: string;
  readonly siteUrl: string;
  readonly stopToken: string;
  readonly topic: StoppableMails;
}

/** An email with a link that opts out without signing in. */
export function notificationMail({ heading, quote, button, ...words }: EmailWords, sending: Sending): Mail {
  const { to, siteUrl, stopToken, topic } = sending;
  const stopUrl = `${siteUrl}${stopMailsPath}?token=${stopToken}`;
  return {
    to,
    subject: subjectOf(`${heading} | ${brand.name}`),
    stopUrl,
    ...renderMail({
      heading,
      paragraphs: words.paragraphs,
      ...(quote && { quote }),
      button: { label: button.label, url: `${siteUrl}${button.path}` },
      footnote: emailFootnote(topic),
      links: [
        { label: emailLinks.choose, url: `${siteUrl}${settingsAddress('notifications')}` },
        { label: emailLinks.stop, url: stopUrl },
      ],
    }),
  };
}
