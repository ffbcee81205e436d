import type { Audience } from '#texts/matching/explain-match.ts';
import type { DrawnPair } from './draw-pairs.ts';
import type { LabelledJob, LabelledRep } from './read-set.ts';

const line = (name: string, value: unknown) => (value === null || value === '' ? [] : [`  ${name}: ${value}`]);
const rand = (amount: number | null, what: string) => (amount === null ? [] : [`R${amount} ${what}`]);

const jobLines = (job: LabelledJob): string[] => [
  `GIG ${job.key}: ${job.title}`,
  ...line('industry, place', [job.industry, job.town].filter(Boolean).join(', ')),
  ...line('pay', [...rand(job.hourlyRate, 'an hour'), ...rand(job.compensation, 'in total')].join(', ')),
  ...line('terms', `${job.jobType}, ${job.duration ?? 'no duration'}, starts in ${job.startInDays ?? '?'} days`),
  ...line('experience', job.experienceRequired),
  ...line('required skills', job.requiredSkills),
  ...line('confirmed', job.tags && (job.tags.join(', ') || 'none')),
  ...line('text', job.description.replaceAll(/\s*\n\s*/g, ' / ')),
];

const repLines = (rep: LabelledRep): string[] => [
  `REP ${rep.key}: ${rep.fullName}`,
  ...line('lives in', rep.town),
  ...line('wants to work in', rep.preferredTown),
  ...line('industries', [rep.industry, rep.preferredIndustry].filter(Boolean).join(', ')),
  ...line('experience, availability', [rep.experience, rep.availability].filter(Boolean).join(', ')),
  ...line('rate', rand(rep.hourlyRate, 'an hour').join('')),
  ...line('skills', rep.skills.join(' | ')),
  ...line('confirmed', rep.tags && (rep.tags.join(', ') || 'none')),
  ...line('text', rep.description?.replaceAll(/\s*\n\s*/g, ' / ') ?? null),
];

const audiences: readonly (readonly [Audience, string])[] = [
  ['rep', 'THE REP READS'],
  ['business', 'THE BUSINESS READS'],
];

function reasonLines({ reasons }: DrawnPair): string[] {
  return audiences.flatMap(([audience, heading]) => [
    heading,
    ...reasons[audience].for.map(({ feature, words }) => `  [ ] + ${words}  (${feature})`),
    ...reasons[audience].against.map(({ feature, words }) => `  [ ] - ${words}  (${feature})`),
  ]);
}

/** A sheet to read the pairs by: both texts, and each reason with a box to mark. */
export const pairSheet = (pairs: readonly DrawnPair[]): string[] =>
  pairs.map((pair, at) =>
    [
      `\n──── ${at + 1}, from ${pair.from === 'all' ? 'all reps' : 'the top ten'}`,
      ...jobLines(pair.job),
      ...repLines(pair.rep),
      ...reasonLines(pair),
    ].join('\n'),
  );
