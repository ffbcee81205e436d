import type { JobDetail } from '#contract/jobs/jobs.ts';
import { withoutContacts } from '../shared/public-text.ts';
import { jobSlug } from './job-slug.ts';

type Posted = Pick<
  JobDetail,
  | 'jobType'
  | 'duration'
  | 'payPer'
  | 'compensationCents'
  | 'hourlyRateCents'
  | 'dayRateCents'
  | 'description'
  | 'requiredSkills'
  | 'location'
>;

interface Salary {
  readonly cents: number;
  readonly unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH';
}

/** What it pays by a unit that search engines know; null where the job pays for the whole, or by success alone. */
export function salaryOf(job: Omit<Posted, 'description' | 'requiredSkills' | 'location'>): Salary | null {
  const { jobType, duration, payPer, compensationCents, hourlyRateCents, dayRateCents } = job;
  if (jobType === 'Commission Only') return null;
  if (dayRateCents !== null && payPer !== 'hour') return { cents: dayRateCents, unit: 'DAY' };
  if (hourlyRateCents !== null) return { cents: hourlyRateCents, unit: 'HOUR' };
  if (duration === '1 week') return { cents: compensationCents, unit: 'WEEK' };
  return duration === '1 month' ? { cents: compensationCents, unit: 'MONTH' } : null;
}

/** Nobody is employed here: a rep comes for a time, or for as long as both like. */
export const employmentOf = ({ duration }: Pick<Posted, 'duration'>): readonly string[] =>
  duration === 'ongoing' ? ['CONTRACTOR'] : ['CONTRACTOR', 'TEMPORARY'];

/** The parts of a postal address that everybody may know. A place that stands for its province, or the country, has no town. */
export function publicAddress({ name, province }: Posted['location']) {
  return {
    ...(province !== null && province !== name && { addressLocality: name }),
    ...(province !== null && { addressRegion: province }),
    addressCountry: 'ZA',
  };
}

/** The title for strangers. */
export const postingTitle = ({ title }: Pick<JobDetail, 'title'>): string => withoutContacts(title, '…');

/** The last part of the address at which strangers read a job. */
export const postingSlug = ({ id, title }: Pick<JobDetail, 'id' | 'title'>): string =>
  jobSlug({ id, title: postingTitle({ title }) });
