import type { ReviewTotals } from '#contract/profiles/review-totals.ts';
import { employmentOf, postingTitle, publicAddress, salaryOf } from '#domain/jobs/job-posting.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { withoutContacts } from '#domain/shared/public-text.ts';
import { dataBlock, type Html, html } from '#server/platform/html.ts';
import { presentLocation } from '../../../catalogue/present.ts';
import type { JobDetailRow } from '../../present.ts';

/** Text of a business, for visitors who haven't signed in. */
export const publicText = (text: string): string => withoutContacts(text, '(shown to reps who sign in)');

const paragraphs = (text: string): string =>
  publicText(text)
    .split(/\n\s*\n/)
    .map(
      (part) => html`<p>${part.split('\n').map((line, at) => html`${at === 0 ? null : html`<br>`}${line}`)}</p>`.text,
    )
    .join('');

/**
 * The rating of the business as structured data, in the form that Google asks for of employers. The page shows the same figures, which search engines
 * require.
 */
export const ratingData = (companyName: string, { average, count }: ReviewTotals): Html =>
  dataBlock('application/ld+json', {
    '@context': 'https://schema.org',
    '@type': 'EmployerAggregateRating',
    itemReviewed: { '@type': 'Organization', name: companyName },
    ratingValue: average,
    bestRating: 5,
    worstRating: 1,
    ratingCount: count,
  });

/** The job as structured data for search engines (schema.org, with the fields that Google asks for). */
export function jobData(job: JobDetailRow, url: string): Html {
  const salary = salaryOf(job);
  const skills = job.requiredSkills;
  return dataBlock('application/ld+json', {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: postingTitle(job),
    description: paragraphs(skills ? `${job.description}\n\nRequired skills: ${skills}` : job.description),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id.slice(-12) },
    url,
    datePosted: dayInSouthAfrica(job.createdAt),
    // Until the end of the last day, in South Africa.
    validThrough: `${job.closesOn}T23:59:59+02:00`,
    employmentType: employmentOf(job),
    industry: job.industry,
    totalJobOpenings: job.positions,
    hiringOrganization: { '@type': 'Organization', name: job.companyName },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...publicAddress(presentLocation(job.location)) },
    },
    directApply: false,
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'ZAR',
        value: { '@type': 'QuantitativeValue', value: salary.cents / 100, unitText: salary.unit },
      },
    }),
  });
}
