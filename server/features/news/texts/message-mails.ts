import { brand } from '#contract/brand.ts';
import { stopMailsPath } from '#contract/notifications/notifications.ts';
import { messagesAddress, settingsAddress } from '#contract/site/portal-addresses.ts';
import { mailTopicLabels } from '#domain/notifications/mail-topic-labels.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { type Mail, subjectOf } from '#server/platform/mail/mail.ts';
import type { UnmailedMessages } from '../queries/find-unmailed-messages.ts';

interface OfConversation extends UnmailedMessages {
  readonly to: string;
  readonly siteUrl: string;
  readonly stopToken: string;
}

const numbered = (count: number) => (count === 1 ? 'A message' : `${count} messages`);

/**
 * One mail about one conversation. What was written is not in it: it could not be taken back or edited there any more, and is
 * for nobody else who sees the mailbox.
 */
export function messagesMail(one: OfConversation): Mail {
  const { to, siteUrl, stopToken, about, as, conversationId, count, senderName, jobTitle } = one;
  const waits = count === 1 ? 'waits' : 'wait';
  const ofJob = jobTitle === null ? '' : ` about ${jobTitle}`;
  const heading = about === 'job' ? `${numbered(count)}${ofJob}` : `${numbered(count)} from ${senderName}`;
  const told = about === 'job' ? `, to all who work on it, the last one from ${senderName},` : ofJob;
  const stopUrl = `${siteUrl}${stopMailsPath}?token=${stopToken}`;
  return {
    to,
    subject: subjectOf(`${heading} | ${brand.name}`),
    stopUrl,
    ...renderMail({
      heading,
      paragraphs: [
        `${numbered(count)}${told} ${waits} for you on ${brand.name}.`,
        'Please answer there: an answer to this mail does not reach them.',
      ],
      button: {
        label: count === 1 ? 'Read the message' : 'Read the messages',
        url: `${siteUrl}${messagesAddress(as, { conversation: conversationId })}`,
      },
      footnote: `You get this mail because “${mailTopicLabels.messages}” is on in your settings, and you had not read it in the app yet.`,
      links: [
        { label: 'Choose your mails', url: `${siteUrl}${settingsAddress('notifications')}` },
        { label: 'Stop these, without signing in', url: stopUrl },
      ],
    }),
  };
}
