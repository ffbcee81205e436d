import type { JobDetail } from '#contract/jobs/jobs.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { nameCourses } from '#domain/courses/missing-courses.ts';
import { describeBreak, describeSchedule } from '#texts/jobs/schedule.ts';
import { formatRand, plural } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { durationLabel } from './browse/filter-words.ts';

/** A business's facts about a job. Its tags are shown beside them. */
type Said = Omit<
  JobDetail,
  | 'id'
  | 'companyName'
  | 'status'
  | 'createdAt'
  | 'version'
  | 'payPer'
  | 'saleCents'
  | 'saleBasisPoints'
  | 'tags'
  | 'anyLanguage'
  | 'tagsAsked'
>;
export type FactName = Exclude<keyof Said, 'namedCourses'>;

interface Fact<Value> {
  readonly label: string;
  readonly words: (value: NonNullable<Value>, job: Partial<Said>) => string | null;
  /** The label in a list of facts, if different. */
  readonly term?: string;
  /** The text in a sentence, if different. */
  readonly brief?: (value: NonNullable<Value>, job: Partial<Said>) => string | null;
}

/** The weeks of a pattern count from the start date beside it. */
const daysAndHours = (schedule: JobSchedule, { startDate = null }: Partial<Said>): string | null =>
  describeSchedule({ schedule, startDate });

const asIs = (text: string): string => text;

const facts: { readonly [Name in FactName]: Fact<Said[Name]> } = {
  title: { label: 'Title', words: asIs },
  industry: { label: 'Industry', words: asIs },
  schedule: {
    label: 'Days and hours',
    words: (schedule, job) => [daysAndHours(schedule, job), describeBreak(schedule)].filter(Boolean).join(', '),
    brief: daysAndHours,
  },
  location: {
    label: 'Location',
    words: ({ name, province }) => (province && province !== name ? `${name}, ${province}` : name),
    brief: ({ name }) => name,
  },
  locationAddress: { label: 'Address', words: asIs },
  compensationCents: { label: 'Total pay', words: formatRand },
  dayRateCents: { label: 'Daily pay', words: formatRand },
  hourlyRateCents: { label: 'Hourly rate', words: formatRand },
  // Its days say so already.
  duration: { label: 'Duration', words: (duration, { schedule }) => (schedule ? null : durationLabel(duration)) },
  startDate: { label: 'Start date', term: 'Starts', words: (day, { schedule }) => (schedule ? null : formatDay(day)) },
  closesOn: { label: 'Last day to apply', words: formatDay },
  experienceRequired: { label: 'Experience', words: asIs },
  jobType: { label: 'Job type', words: asIs },
  positions: { label: 'Reps needed', words: String, brief: (count) => plural(count, 'rep') },
  description: { label: 'Description', words: asIs },
  asksPictures: { label: 'Pictures of the work', words: (asked) => (asked ? 'Submitted with the hours' : null) },
  asksCount: { label: 'Counted', term: 'Reps count', words: asIs },
  requiredSkills: { label: 'Required skills', words: asIs },
  asksCourses: {
    label: 'Courses',
    words: ({ which }, { namedCourses = [] }) => (namedCourses.length === 0 ? null : nameCourses(which, namedCourses)),
  },
};

export const factNames = Object.keys(facts) as FactName[];

/** The text of one fact; null if not given. */
export function factOf(job: Partial<Said>, name: FactName) {
  const { label, term = label, words, brief = words } = facts[name] as Fact<unknown>;
  const value = job[name] ?? null;
  const say = (how: typeof words) => (value === null ? null : how(value, job));
  return { name, label, term, words: say(words), brief: say(brief) };
}

/** All facts of a job, except those shown elsewhere; `last` ones at the end. */
export function listFacts(job: Said, elsewhere: readonly FactName[], last: readonly FactName[] = []) {
  const others = factNames.filter((name) => !elsewhere.includes(name) && !last.includes(name));
  return [...others, ...last].map((name) => factOf(job, name)).filter(({ words }) => words);
}
