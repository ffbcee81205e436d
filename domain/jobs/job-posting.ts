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

/** Its pay by a unit that search engines know; null where the job pays for the whole, or by success alone. */
export function salaryOf(job: Omit<Posted, 'description' | 'requiredSkills' | 'location'>): Salary | null {
  const { jobType, duration, payPer, compensationCents, hourlyRateCents, dayRateCents } = job;
  if (jobType === 'Commission Only') return null;
  if (dayRateCents !== null && payPer !== 'hour') return { cents: dayRateCents, unit: 'DAY' };
  if (hourlyRateCents !== null) return { cents: hourlyRateCents, unit: 'HOUR' };
  if (duration === '1 week') return { cents: compensationCents, unit: 'WEEK' };
  return duration === '1 month' ? { cents: compensationCents, unit: 'MONTH' } : null;
}

/** No job is an employment: a rep comes for a time, or for as long as both like. */
export const employmentOf = ({ duration }: Pick<Posted, 'duration'>): readonly string[] =>
  duration === 'ongoing' ? ['CONTRACTOR'] : ['CONTRACTOR', 'TEMPORARY'];

/** The public parts of a postal address. A place that represents its province, or the country, has no town. */
export function publicAddress({ name, province }: Posted['location']) {
  return {
    ...(province !== null && province !== name && { addressLocality: name }),
    ...(province !== null && { addressRegion: province }),
    addressCountry: 'ZA',
  };
}

/** The public title. */
export const postingTitle = ({ title }: Pick<JobDetail, 'title'>): string => withoutContacts(title, '…');

/** The last part of a job's public address. */
export const postingSlug = ({ id, title }: Pick<JobDetail, 'id' | 'title'>): string =>
  jobSlug({ id, title: postingTitle({ title }) });
