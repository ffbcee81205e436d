import type { JobDetail } from '#contract/jobs/jobs.ts';
import { formatRand, plural } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { durationLabel } from './filter-words.ts';

interface JobChange {
  readonly label: string;
  /** Null: too long to stand in a line. */
  readonly from: string | null;
  readonly to: string | null;
}

const none = 'not said';
const rand = (cents: number | null) => (cents === null ? none : formatRand(cents));
const day = (value: string | null) => (value === null ? none : formatDay(value));

const facts: Record<string, (job: JobDetail) => string> = {
  Title: ({ title }) => title,
  Industry: ({ industry }) => industry,
  Location: ({ location }) => location.name,
  Address: ({ locationAddress }) => locationAddress ?? none,
  'Pay in all': ({ compensationCents }) => rand(compensationCents),
  'Hourly rate': ({ hourlyRateCents }) => rand(hourlyRateCents),
  Duration: ({ duration }) => (duration === null ? none : durationLabel(duration)),
  'Start date': ({ startDate }) => day(startDate),
  'Last day to apply': ({ closesOn }) => day(closesOn),
  Experience: ({ experienceRequired }) => experienceRequired,
  'Job type': ({ jobType }) => jobType,
  'Reps needed': ({ positions }) => plural(positions, 'rep'),
};

const texts: Record<string, (job: JobDetail) => string> = {
  Description: ({ description }) => description,
  'Required skills': ({ requiredSkills }) => requiredSkills ?? '',
};

/** What an edit changed, fact by fact. */
export function changesBetween(before: JobDetail, after: JobDetail): JobChange[] {
  const inFacts = Object.entries(facts).flatMap(([label, of]): JobChange[] =>
    of(before) === of(after) ? [] : [{ label, from: of(before), to: of(after) }],
  );
  const inTexts = Object.entries(texts).flatMap(([label, of]): JobChange[] =>
    of(before) === of(after) ? [] : [{ label, from: null, to: null }],
  );
  return [...inFacts, ...inTexts];
}
