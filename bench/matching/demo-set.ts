import { type DemoGig, demoContent } from '#server/demo/demo-content.ts';
import type { LabelledJob, LabelledRep, LabelledSet } from './read-set.ts';

const payOf = (pay: DemoGig['pay']) =>
  'hourly' in pay
    ? { hourlyRate: pay.hourly, compensation: pay.hourly * pay.hours }
    : { hourlyRate: null, compensation: 'whole' in pay ? pay.whole : null };

const jobOf = (gig: DemoGig, key: string): LabelledJob => ({
  key,
  title: gig.title,
  industry: gig.industry,
  description: gig.description,
  town: gig.town,
  ...payOf(gig.pay),
  duration: gig.duration,
  requiredSkills: gig.skills,
  startInDays: gig.starts,
  experienceRequired: gig.experience,
  jobType: gig.type,
  positions: gig.reps ?? 1,
  tags: gig.tags ?? null,
  anyLanguage: gig.anyLanguage ?? false,
});

const repOf = ([key, { fullName, place, industry, about, skills, description, tags }]: (typeof demoReps)[number]) => ({
  key,
  fullName,
  age: about.age,
  town: place.town,
  preferredTown: null,
  industry: about.industry,
  preferredIndustry: industry,
  experience: about.experience,
  availability: about.availability,
  hourlyRate: about.hourly ?? null,
  skills: [...skills],
  description: description ?? null,
  tags: tags ?? null,
});

const demoReps = Object.entries(demoContent.reps);

/** The demo market in the form of a labelled set; without grades. */
export const demoSet = (): LabelledSet => ({
  jobs: Object.entries(demoContent.gigs).flatMap(([business, gigs]) =>
    gigs.map((gig, at) => jobOf(gig, `${business} ${at + 1}`)),
  ),
  reps: demoReps.map((rep): LabelledRep => repOf(rep)),
  grades: {},
  heldOut: new Set(),
});
