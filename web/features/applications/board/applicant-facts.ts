import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { labelOf } from '#contract/catalogue/options.ts';
import { repAvailability, repExperience } from '#contract/profiles/options.ts';
import { preferredIndustryOf } from '#domain/profiles/preferred-industry.ts';
import { chipLabel, kindLabels, labelsOfKind, ofWork } from '#texts/jobs/tags.ts';
import { repRecordText } from '#texts/trust/reliability-records.ts';
import { formatRand } from '#web/lib/format.ts';

type ShownRep = ReceivedApplication['rep'];

/** Of an applicant, or of a suggested rep who hasn't applied. Without a record, only what they say themselves. */
export type DescribedRep = Omit<ShownRep, 'id' | 'fullName' | 'description' | 'verified' | 'record' | 'reviews'> &
  Partial<Pick<ShownRep, 'record'>>;

/** The rep's profile facts, in the order of reading and comparing; null: left out. */
export const applicantFacts: readonly { readonly term: string; readonly of: (rep: DescribedRep) => string | null }[] = [
  { term: 'Reliability', of: ({ record }) => (record ? repRecordText(record) : null) },
  { term: 'Experience', of: ({ experience }) => experience && labelOf(repExperience, experience) },
  { term: 'Location', of: ({ location }) => location },
  { term: 'Wants to work in', of: ({ preferredLocation }) => preferredLocation },
  {
    term: 'Industry',
    of: preferredIndustryOf,
  },
  { term: 'Availability', of: ({ availability }) => availability && labelOf(repAvailability, availability) },
  {
    term: 'Rate',
    of: ({ hourlyRateCents }) => (hourlyRateCents === null ? null : `${formatRand(hourlyRateCents)} an hour`),
  },
  {
    term: 'Training',
    of: ({ training: { points, level, certificates } }) =>
      points > 0 ? [level, ...certificates.map(({ title }) => title)].join(', ') : null,
  },
  {
    term: 'What they do',
    of: ({ tags }) =>
      ofWork(tags)
        .map(({ label }) => chipLabel(label))
        .join(', ') || null,
  },
  { term: kindLabels.language, of: ({ tags }) => labelsOfKind(tags, 'language').join(', ') || null },
  { term: kindLabels.paper, of: ({ tags }) => labelsOfKind(tags, 'paper').join(', ') || null },
  { term: 'Skills', of: ({ skills }) => (skills.length > 0 ? skills.join(', ') : null) },
];
