import type { JobStatus } from '#contract/jobs/options.ts';
import { ownJobAddress } from '#contract/site/portal-addresses.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

export type JobJudgement = 'taken_down' | 'put_back' | 'stays_down';

interface Judged {
  readonly to: string;
  readonly siteUrl: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly what: JobJudgement;
  readonly reason: string;
  /** The current status. */
  readonly status: JobStatus;
}

const answer = 'On the job’s page you can reply to our team, edit the job and ask us to restore it.';

const words: Record<JobJudgement, (job: Judged) => { readonly heading: string; readonly paragraphs: string[] }> = {
  taken_down: ({ jobTitle }) => ({
    heading: 'Your job was taken down',
    paragraphs: [
      `Our team took down “${jobTitle}”. Reps can’t find it or apply, and you can’t hire more reps for it. Gigs you already agreed on continue, and so do their payments.`,
      answer,
    ],
  }),
  put_back: ({ jobTitle, status }) => ({
    heading: status === 'active' ? 'Your job is back online' : 'Your job is no longer taken down',
    paragraphs: [
      status === 'active'
        ? `Our team restored “${jobTitle}”. Reps can find it and apply again.`
        : `Our team no longer blocks “${jobTitle}”. It isn’t taking applications. Reopen it if you still need reps.`,
    ],
  }),
  stays_down: ({ jobTitle }) => ({
    heading: 'Your job stays offline',
    paragraphs: [`Our team reviewed your reply about “${jobTitle}”. The job stays offline.`, answer],
  }),
};

export function jobModeratedMail(job: Judged): Mail {
  const { heading, paragraphs } = words[job.what](job);
  return {
    to: job.to,
    subject: `${heading}: ${job.jobTitle}`,
    ...renderMail({
      heading,
      paragraphs,
      quote: { from: 'Our team', words: job.reason },
      button: { label: 'Open the job', url: `${job.siteUrl}${ownJobAddress(job.jobId)}` },
      footnote: `Think this is wrong? You can also email ${usualSupport.email} from this address.`,
    }),
  };
}
