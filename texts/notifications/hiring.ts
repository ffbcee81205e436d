import { ownJobAddress, trackerAddress } from '#contract/site/portal-addresses.ts';
import type { Of, TextsOf, Words } from './kind-texts.ts';

interface OfJob {
  readonly jobId: string;
}
type Group = 'pending' | 'interview' | 'withdrawn';

const applicants = ({ jobId }: OfJob, show: Group) => ownJobAddress(jobId, { show });
const applicant = ({ jobId, applicationId }: OfJob & { readonly applicationId: string }, show: Group) =>
  ownJobAddress(jobId, { show, applicant: applicationId });

const others = (count: number) => (count === 2 ? '1 other rep' : `${count - 1} other reps`);

const decisions: Record<Of<'application.moved'>['status'], (about: Of<'application.moved'>) => Words> = {
  interview: ({ name, jobTitle }) => ({
    title: `${name} wants to interview you for ${jobTitle}`,
    detail: 'They haven’t proposed a time yet.',
  }),
  accepted: ({ name, jobTitle }) => ({ title: `${name} accepted you for ${jobTitle}`, detail: null }),
  rejected: ({ name, jobTitle }) => ({
    title: `${name} turned down your application for ${jobTitle}`,
    detail: 'Find other gigs under Browse Jobs.',
  }),
};

export const hiringTexts = {
  'application.moved': {
    words: (about) => decisions[about.status](about),
    path: ({ status }) => trackerAddress(status === 'interview' ? 'interview' : 'completed'),
  },
  'applicants.new': {
    words: ({ name, jobTitle, count }) => ({
      title: count === 1 ? `${name} applied for ${jobTitle}` : `${count} new applicants for ${jobTitle}`,
      detail: count === 1 ? null : `${name} and ${others(count)}.`,
    }),
    path: (about) => applicants(about, 'pending'),
  },
  'applicants.withdrew': {
    words: ({ name, jobTitle, count }) => ({
      title: count === 1 ? `${name} withdrew from ${jobTitle}` : `${count} applicants withdrew from ${jobTitle}`,
      detail: count === 1 ? null : `${name} and ${others(count)}.`,
    }),
    path: (about) => applicants(about, 'withdrawn'),
  },
  'interview.proposed': {
    words: ({ name, jobTitle, times, anew }, { moment }) => {
      const [only, ...more] = times;
      return {
        title: anew
          ? `${name} proposes other interview times for ${jobTitle}`
          : `${name} invites you to an interview for ${jobTitle}`,
        detail:
          only && more.length === 0
            ? `${moment(only)}. Accept it or suggest other times.`
            : `Choose one of ${times.length} times.`,
      };
    },
    path: () => trackerAddress('interview'),
  },
  'interview.cancelled': {
    words: ({ name, jobTitle, time }, { moment }) => ({
      title: `${name} cancelled the interview for ${jobTitle}`,
      detail: `${time === null ? '' : `It was on ${moment(time)}. `}Your application stays open.`,
    }),
    path: () => trackerAddress('interview'),
  },
  'interview.accepted': {
    words: ({ name, jobTitle, time, moved }, { moment }) => ({
      title: `${name} ${moved ? 'moved' : 'accepted'} the interview for ${jobTitle}`,
      detail: `${moment(time)}.`,
    }),
    path: (about) => applicant(about, 'interview'),
  },
  'interview.declined': {
    words: ({ name, jobTitle }) => ({
      title: `${name} can’t make the interview for ${jobTitle}`,
      detail: 'Read what they wrote, and propose other times.',
    }),
    path: (about) => applicant(about, 'interview'),
  },
  'interview.off': {
    words: ({ name, jobTitle, time }, { moment }) => ({
      title: `${name} withdrew from ${jobTitle}`,
      detail: `The interview on ${moment(time)} is cancelled.`,
    }),
    path: (about) => applicant(about, 'withdrawn'),
  },
} satisfies Partial<TextsOf>;
