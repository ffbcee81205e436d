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
  /** Where it stands now. */
  readonly status: JobStatus;
}

const answer =
  'On the job’s page you can answer our team, change what the job says, and ask to have it put back as it is then.';

const words: Record<JobJudgement, (job: Judged) => { readonly heading: string; readonly paragraphs: string[] }> = {
  taken_down: ({ jobTitle }) => ({
    heading: 'Your job was taken down',
    paragraphs: [
      `Our team took “${jobTitle}” off the market. Reps no longer find it, nobody can apply for it, and nobody more can be hired for it. Work that you agreed on before goes on, with its money.`,
      answer,
    ],
  }),
  put_back: ({ jobTitle, status }) => ({
    heading: status === 'active' ? 'Your job is back' : 'Your job is yours again',
    paragraphs: [
      status === 'active'
        ? `Our team put “${jobTitle}” back. Reps find it again and can apply.`
        : `Our team no longer keeps “${jobTitle}” down. It takes no applications at the moment: reopen it if you still look for reps.`,
    ],
  }),
  stays_down: ({ jobTitle }) => ({
    heading: 'Your job stays down',
    paragraphs: [`Our team read what you wrote about “${jobTitle}”, and the job stays off the market.`, answer],
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
      footnote: `If you think that this is wrong, you can also write to ${usualSupport.email} from this address.`,
    }),
  };
}
