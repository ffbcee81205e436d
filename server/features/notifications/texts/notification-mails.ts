import { brand } from '#contract/brand.ts';
import { type MailTopic, type NotificationContent, stopMailsPath } from '#contract/notifications.ts';
import { describeNotification, mailTopicLabels, notificationPath } from '#domain/notification-words.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { type Mail, subjectOf } from '#server/platform/mail/mail.ts';
import { sayDay, sayMoment } from '#server/platform/mail/say-time.ts';

export interface NewsOfTopic {
  readonly to: string;
  readonly siteUrl: string;
  readonly stopToken: string;
  readonly topic: MailTopic;
  /** The newest first; at most `mostNamed` and one more. */
  readonly contents: readonly NotificationContent[];
}

export const mostNamed = 10;

interface TopicWords {
  /** What one of them is called on the button that leads there. */
  readonly one: string;
  /** The heading of a mail about several. */
  readonly several: (number: string, contents: readonly NotificationContent[]) => string;
  readonly all: { readonly label: string; readonly path: string };
}

const jobs = { label: 'See my jobs', path: '/dashboard?tab=my-jobs' };

const words: Record<MailTopic, TopicWords> = {
  applicationUpdates: {
    one: 'See my application',
    several: (number) => `${number} updates on your applications`,
    all: { label: 'See my applications', path: '/rep-portal?tab=my-applications' },
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
  jobClosing: { one: 'See the job', several: (number) => `${number} of your jobs close soon`, all: jobs },
};

/** One mail about everything of a kind that came since the last one and has not been looked at. */
export function newsMail({ to, siteUrl, stopToken, topic, contents }: NewsOfTopic): Mail {
  const { one, several, all } = words[topic];
  const described = contents
    .slice(0, mostNamed)
    .map((about) => describeNotification(about, { moment: sayMoment, day: sayDay }));
  const [first] = contents;
  const [only] = described;
  const isOne = contents.length === 1 && first && only;
  const number = contents.length > mostNamed ? `More than ${mostNamed}` : String(contents.length);
  const heading = isOne ? only.title : several(number, contents);
  const lines = isOne
    ? [only.detail]
    : described.map(({ title, detail }) => (detail ? `${title}. ${detail}` : `${title}.`));
  const stopUrl = `${siteUrl}${stopMailsPath}?token=${stopToken}`;
  return {
    to,
    subject: subjectOf(`${heading} | ${brand.name}`),
    stopUrl,
    ...renderMail({
      heading,
      paragraphs: lines.filter((line) => line !== null),
      button: isOne
        ? { label: one, url: `${siteUrl}${notificationPath(first)}` }
        : { label: all.label, url: `${siteUrl}${all.path}` },
      footnote: `You get this mail because “${mailTopicLabels[topic]}” is on in your settings, and you had not looked at it in the app yet.`,
      links: [
        { label: 'Choose your mails', url: `${siteUrl}/settings?tab=notifications` },
        { label: 'Stop these, without signing in', url: stopUrl },
      ],
    }),
  };
}
