import { brand } from '#contract/brand.ts';
import { type MailTopic, type NotificationContent, stopMailsPath } from '#contract/notifications/notifications.ts';
import { businessTabAddress, settingsAddress, trackerAddress } from '#contract/site/portal-addresses.ts';
import { mailTopicLabels } from '#domain/notifications/mail-topic-labels.ts';
import { describeNotification, notificationPath } from '#domain/notifications/notification-words.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { type Mail, subjectOf } from '#server/platform/mail/mail.ts';
import { sayDay, sayMoment } from '#server/platform/mail/say-time.ts';

/** What somebody is told, and the other side's own words about it. */
export interface ToldNews {
  readonly content: NotificationContent;
  readonly quote: { readonly from: string; readonly words: string } | null;
}

export interface NewsOfTopic {
  readonly to: string;
  readonly siteUrl: string;
  readonly stopToken: string;
  readonly topic: MailTopic;
  /** The newest first; at most `mostNamed` and one more. */
  readonly news: readonly ToldNews[];
}

export const mostNamed = 10;

/** Of each one's words, in a mail about several. */
const mostQuoted = 200;

interface TopicWords {
  /** What one of them is called on the button that leads there. */
  readonly one: string;
  /** The heading of a mail about several. */
  readonly several: (number: string, contents: readonly NotificationContent[]) => string;
  /** Where they are. */
  readonly all: (contents: readonly NotificationContent[]) => { readonly label: string; readonly path: string };
}

const jobs = () => ({ label: 'See my jobs', path: businessTabAddress('my-jobs') });

const words: Record<MailTopic, TopicWords> = {
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
    several: (number) => `${number} answers about interviews`,
    all: jobs,
  },
  workUpdates: {
    one: 'See the work',
    several: (number) => `${number} updates on your work`,
    all: ([newest]) => ({ label: 'See the newest', path: newest ? notificationPath(newest) : '/' }),
  },
  jobClosing: { one: 'See the job', several: (number) => `${number} of your jobs close soon`, all: jobs },
};

/** Where what it leads to is another thing than for the others of its topic. */
const labelOf = ({ kind }: NotificationContent): string | null =>
  kind === 'job.invited' || kind === 'job.takes_more' || kind === 'courses.asked' ? 'See the job' : null;

const inWords = (content: NotificationContent) => describeNotification(content, { moment: sayMoment, day: sayDay });

/** On one line, as one of several. */
function lineOf({ content, quote }: ToldNews): string {
  const { title, detail } = inWords(content);
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

/** One mail about everything of a kind that came since the last one and has not been looked at. */
export function newsMail({ to, siteUrl, stopToken, topic, news }: NewsOfTopic): Mail {
  const { one, several, all } = words[topic];
  const contents = news.map(({ content }) => content);
  const list = all(contents);
  const only = news.length === 1 ? news[0] : undefined;
  const number = contents.length > mostNamed ? `More than ${mostNamed}` : String(contents.length);
  const told = only && inWords(only.content);
  const heading = told ? told.title : several(number, contents);
  const paragraphs = told ? [told.detail].filter((line) => line !== null) : news.slice(0, mostNamed).map(lineOf);
  const stopUrl = `${siteUrl}${stopMailsPath}?token=${stopToken}`;
  return {
    to,
    subject: subjectOf(`${heading} | ${brand.name}`),
    stopUrl,
    ...renderMail({
      heading,
      paragraphs,
      ...(only?.quote && { quote: only.quote }),
      button: only
        ? { label: labelOf(only.content) ?? one, url: `${siteUrl}${notificationPath(only.content)}` }
        : { label: list.label, url: `${siteUrl}${list.path}` },
      footnote: `You get this mail because “${mailTopicLabels[topic]}” is on in your settings, and you had not looked at it in the app yet.`,
      links: [
        { label: 'Choose your mails', url: `${siteUrl}${settingsAddress('notifications')}` },
        { label: 'Stop these, without signing in', url: stopUrl },
      ],
    }),
  };
}
