import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const rand = z.number().nullable().default(null);
const text = z.string().nullable().default(null);
/** What their writers would confirm. */
const tags = z.array(z.string()).nullable().default(null);

const labelledJob = z.object({
  key: z.string(),
  title: z.string(),
  industry: z.string(),
  description: z.string(),
  town: text,
  compensation: rand,
  hourlyRate: rand,
  duration: text,
  requiredSkills: z
    .union([z.string(), z.array(z.string()).transform((skills) => skills.join(', '))])
    .nullable()
    .default(null),
  startInDays: rand,
  experienceRequired: z.string(),
  jobType: z.string(),
  positions: z.number().default(1),
  tags,
  anyLanguage: z.boolean().default(false),
});

const labelledRep = z.object({
  key: z.string(),
  // Their identity is in the file as it would be in the database, and is never read.
  fullName: z.unknown(),
  age: z.unknown(),
  town: text,
  preferredTown: text,
  industry: text,
  preferredIndustry: text,
  experience: text,
  availability: text,
  hourlyRate: rand,
  skills: z.array(z.string()).default([]),
  description: text,
  tags,
});

export type LabelledJob = z.output<typeof labelledJob>;
export type LabelledRep = z.output<typeof labelledRep>;

/** Jobs and reps with grades from 0 to 3 of how well they fit, given by people before any tuning. */
export interface LabelledSet {
  readonly jobs: readonly LabelledJob[];
  readonly reps: readonly LabelledRep[];
  readonly grades: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The holdout: jobs never used for tuning. */
  readonly heldOut: ReadonlySet<string>;
}

const files = {
  jobs: z.array(labelledJob),
  reps: z.array(labelledRep),
  grades: z.record(z.string(), z.record(z.string(), z.number())),
};

export function readSet(folder: string): LabelledSet {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
    schema.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
  const heldOut = existsSync(join(folder, 'held-out.json')) ? read('held-out', z.array(z.string())) : [];
  return {
    jobs: read('jobs', files.jobs),
    reps: read('reps', files.reps),
    grades: read('grades', files.grades),
    heldOut: new Set(heldOut),
  };
}
