import { brand } from '#contract/brand.ts';
import { stopSearchMailsPath } from '#contract/jobs/saved-searches.ts';
import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { formatRand } from '#domain/shared/rand.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { type Mail, subjectOf } from '#server/platform/mail/mail.ts';
import { describePay } from '#texts/jobs/pay.ts';
import { describeSchedule } from '#texts/jobs/schedule.ts';
import type { JobSummaryRow } from '../present.ts';
import type { SavedSearchRow } from '../tables/saved.ts';

interface NewJobs {
  readonly to: string;
  readonly siteUrl: string;
  readonly stopToken: string;
  readonly search: Pick<SavedSearchRow, 'name' | 'mail' | 'filters'>;
  /** Newest first, at most a page and one more. */
  readonly jobs: readonly JobSummaryRow[];
}

const mostNamed = 10;

function payOf(job: JobSummaryRow): string {
  if (job.dayRateCents !== null || job.hourlyRateCents === null) return describePay(job).stated;
  return `${formatRand(job.hourlyRateCents)} an hour`;
}

function lineOf(job: JobSummaryRow): string {
  const facts = [job.companyName, job.location.name, describeSchedule(job), payOf(job)];
  return `${job.title}: ${facts.filter((fact) => fact !== null).join(', ')}`;
}

const rhythm = {
  daily: 'once a day, when there are new jobs',
  instant: 'when new jobs are posted, at most once an hour',
} as const;

/** To the rep: jobs posted since the last email that match a saved search. */
export function newJobsMail({ to, siteUrl, stopToken, search, jobs }: NewJobs): Mail {
  const named = jobs.slice(0, mostNamed);
  const many = jobs.length > mostNamed ? `More than ${mostNamed}` : String(jobs.length);
  const heading = `${many} new ${jobs.length === 1 ? 'job' : 'jobs'} for “${search.name}”`;
  const filters = Object.entries(search.filters).map(([filter, value]) => [filter, String(value)]);
  const stopUrl = `${siteUrl}${stopSearchMailsPath}?token=${stopToken}`;
  return {
    to,
    subject: subjectOf(`${heading} | ${brand.name}`),
    stopUrl,
    ...renderMail({
      heading,
      paragraphs: named.map(lineOf),
      button: { label: 'See the jobs', url: `${siteUrl}${repTabAddress('browse-jobs', Object.fromEntries(filters))}` },
      footnote:
        search.mail === 'none'
          ? 'You saved this search, and we no longer email you about it.'
          : `You saved this search. We email you ${rhythm[search.mail]}.`,
      links: [{ label: 'Unsubscribe without signing in', url: stopUrl }],
    }),
  };
}
