import { brand } from '#contract/brand.ts';
import type { RecommendedJob } from '#contract/matching/recommended.ts';
import { repTabAddress, settingsAddress } from '#contract/site/portal-addresses.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { type Mail, subjectOf } from '#server/platform/mail/mail.ts';
import { describePay } from '#texts/jobs/pay.ts';
import { plainReason } from '#texts/matching/plain-reason.ts';
import { sentence } from '#texts/notifications/kind-texts.ts';

interface Weekly {
  readonly to: string;
  readonly siteUrl: string;
  /** Best first. */
  readonly matches: readonly RecommendedJob[];
}

/** Short, so that the email can be read at a glance. */
const mostReasons = 3;

function lineOf({ job, reasons }: RecommendedJob): string {
  const facts = [job.companyName, job.location.name, describePay(job).stated].join(', ');
  return [`${job.title}: ${facts}`, ...reasons.for.slice(0, mostReasons).map(plainReason)].map(sentence).join(' ');
}

/** The rep's best current matches, on Monday morning. */
export function weeklyMatchesMail({ to, siteUrl, matches }: Weekly): Mail {
  const heading =
    matches.length === 1 ? 'One gig that fits you this week' : `${matches.length} gigs that fit you this week`;
  return {
    to,
    subject: subjectOf(`${heading} | ${brand.name}`),
    ...renderMail({
      heading,
      paragraphs: matches.map(lineOf),
      button: { label: 'See jobs that fit you', url: `${siteUrl}${repTabAddress('browse-jobs')}` },
      footnote:
        'You asked us to email you matching jobs on Mondays. You can apply for any job that’s still taking applications, not only these.',
      links: [{ label: 'Unsubscribe', url: `${siteUrl}${settingsAddress('notifications')}` }],
    }),
  };
}
