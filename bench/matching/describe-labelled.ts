import type { JobToMatch, RepToMatch } from '#domain/matching/described.ts';
import { findTown } from './find-town.ts';
import type { LabelledJob, LabelledRep } from './read-set.ts';

const cents = (rand: number | null) => (rand === null ? null : Math.round(rand * 100));

export const describeJob = (job: LabelledJob): JobToMatch => ({
  id: job.key,
  title: job.title,
  description: job.description,
  industry: job.industry,
  place: findTown(job.town),
  compensationCents: cents(job.compensation),
  hourlyRateCents: cents(job.hourlyRate),
  duration: job.duration,
  requiredSkills: job.requiredSkills,
  startInDays: job.startInDays,
  experienceRequired: job.experienceRequired,
  jobType: job.jobType,
  positions: job.positions,
  tags: job.tags,
  anyLanguage: job.anyLanguage,
  endsLate: false,
});

const levels = ['entry', 'junior', 'mid', 'senior'] as const;

export const describeRep = (rep: LabelledRep): RepToMatch => ({
  id: rep.key,
  home: findTown(rep.town),
  preferred: findTown(rep.preferredTown),
  industry: rep.industry,
  preferredIndustry: rep.preferredIndustry,
  experience: levels.find((level) => level === rep.experience) ?? null,
  availability: rep.availability,
  hourlyRateCents: cents(rep.hourlyRate),
  skills: rep.skills,
  description: rep.description,
  unquotable: [],
  tags: rep.tags,
  refuses: null,
  certificates: [],
  record: null,
  joinedDaysAgo: null,
});
