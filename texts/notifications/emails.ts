import { brand } from '#contract/brand.ts';
import type { ConversationKind } from '#contract/messaging/options.ts';
import type { NotificationPortal } from '#contract/notifications/kind.ts';
import type { MailTopic, StoppableMails } from '#contract/notifications/mail-topics.ts';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import { businessTabAddress, messagesAddress, trackerAddress } from '#contract/site/portal-addresses.ts';
import { describeNotification, notificationButton, notificationPath } from './notifications.ts';
import type { Say } from './time-texts.ts';

/** The name of the choice about such emails in the settings. */
export const mailTopicLabels: Record<StoppableMails, string> = {
  applicationUpdates: 'Updates on my applications',
  newApplicants: 'New applicants',
  interviewAnswers: 'Interview replies',
  jobClosing: 'Jobs closing soon',
  workUpdates: 'Updates on my gigs',
  messages: 'Messages',
};

/** One notification, and the other side's own words about it. */
export interface EmailedNotification {
  readonly content: NotificationContent;
  readonly quote: { readonly from: string; readonly words: string } | null;
}

/** How many notifications an email names at most. */
export const mostNamed = 10;

/** Length of each quotation, in an email about several. */
const mostQuoted = 200;

interface TopicTexts {
  /** The button to one of them. */
  readonly one: string;
  /** The heading of an email about several. */
  readonly several: (number: string, contents: readonly NotificationContent[]) => string;
  /** The page of all of them. */
  readonly all: (contents: readonly NotificationContent[]) => { readonly label: string; readonly path: string };
}

const jobs = () => ({ label: 'See my jobs', path: businessTabAddress('my-jobs') });

const topics: Record<MailTopic, TopicTexts> = {
  applicationUpdates: {
    one: 'See my application',
    several: (number) => `${number} updates on your applications`,
    all: () => ({ label: 'See my applications', path: trackerAddress() }),
  },
  newApplicants: {
    one: 'See the applicants',
    several: (number, contents) => {
      const applicants = contents.reduce((sum, about) => sum + ('count' in about ? about.count : 1), 0);
      return `${contents.length > mostNamed ? 'New applicants' : `${applicants} new applicants`} for ${number} jobs`;
    },
    all: jobs,
  },
  interviewAnswers: {
    one: 'See the applicant',
    several: (number) => `${number} replies about interviews`,
    all: jobs,
  },
  workUpdates: {
    one: 'See the gig',
    several: (number) => `${number} updates on your gigs`,
    all: ([newest]) => ({ label: 'See the latest', path: newest ? notificationPath(newest) : '/' }),
  },
  jobClosing: { one: 'See the job', several: (number) => `${number} of your jobs are closing soon`, all: jobs },
};

export interface EmailWords {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly quote: EmailedNotification['quote'];
  readonly button: { readonly label: string; readonly path: string };
}

/** An email about the notifications of a topic, the newest first. */
export function describeEmail(topic: MailTopic, notifications: readonly EmailedNotification[], say: Say): EmailWords {
  const { one, several, all } = topics[topic];
  const contents = notifications.map(({ content }) => content);
  const [first, ...more] = notifications;
  if (first && more.length === 0) {
    const { title: heading, detail } = describeNotification(first.content, say);
    const button = { label: notificationButton(first.content) ?? one, path: notificationPath(first.content) };
    return { heading, paragraphs: detail === null ? [] : [detail], quote: first.quote, button };
  }
  const number = contents.length > mostNamed ? `More than ${mostNamed}` : String(contents.length);
  const paragraphs = notifications.slice(0, mostNamed).map((named) => lineOf(named, say));
  return { heading: several(number, contents), paragraphs, quote: null, button: all(contents) };
}

/** On one line, as one of several. */
function lineOf({ content, quote }: EmailedNotification, say: Say): string {
  const { title, detail } = describeNotification(content, say);
  const quoted = quote && `${quote.from} wrote: “${shorten(quote.words)}”`;
  return [`${title}.`, detail, quoted].filter((part) => part !== null).join(' ');
}

function shorten(quoted: string): string {
  // On one line for every mail program, and within our quotation marks: else the rest could pass for our words.
  const line = quoted.replaceAll(/[\s\u0085]+/g, ' ').replaceAll(/["“”„‟«»]/g, "'");
  // By characters, so that none is cut in two.
  const characters = [...line];
  return characters.length > mostQuoted ? `${characters.slice(0, mostQuoted).join('').trimEnd()}…` : line;
}

interface UnreadMessages {
  readonly about: ConversationKind;
  readonly as: NotificationPortal;
  readonly conversationId: string;
  readonly count: number;
  /** Of the newest. */
  readonly senderName: string;
  readonly jobTitle: string | null;
}

/** An email about one conversation. It quotes nothing: a message could be neither deleted nor edited there, and others may see the mailbox. */
export function describeMessagesEmail(unread: UnreadMessages): EmailWords {
  const { about, as, conversationId, count, senderName, jobTitle } = unread;
  const numbered = count === 1 ? 'A message' : `${count} messages`;
  const ofJob = jobTitle === null ? '' : ` about ${jobTitle}`;
  const toAll = about === 'job' ? ` to everyone working on it. The latest is from ${senderName}` : '';
  return {
    heading: about === 'job' ? `${numbered}${ofJob}` : `${numbered} from ${senderName}`,
    paragraphs: [
      `You have ${count === 1 ? 'an unread message' : `${count} unread messages`}${ofJob}${toAll}.`,
      `Reply on ${brand.name}. Replies to this email don’t reach them.`,
    ],
    quote: null,
    button: {
      label: count === 1 ? 'Read message' : 'Read messages',
      path: messagesAddress(as, { conversation: conversationId }),
    },
  };
}

/** Why an email was sent. */
export const emailFootnote = (topic: StoppableMails): string =>
  `You’re getting this email because “${mailTopicLabels[topic]}” is on in your settings, and you hadn’t read this in the app.`;

/** How to unsubscribe from such emails. */
export const emailLinks = { choose: 'Choose your emails', stop: 'Stop these emails without signing in' };

/** A push about one notification. `preview` is the newest message, for users who chose to read it there. */
export function describePush(content: NotificationContent, preview: string | null, say: Say) {
  const { title, detail } = describeNotification(content, say);
  return { title, body: preview ?? detail ?? `Open ${brand.name} to see it.` };
}
