import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type TextToTag, tagId } from '#contract/catalogue/tags.ts';

const folder = resolve(import.meta.dirname, '../../test/tag-set');

const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));

const tags = z.array(tagId);
const jobs = z.array(z.strictObject({ title: z.string(), requiredSkills: z.string(), description: z.string(), tags }));
const profiles = z.array(z.strictObject({ skills: z.array(z.string()), description: z.string(), tags }));

export interface LabelledText {
  readonly text: TextToTag;
  /** What a person would choose. */
  readonly tags: readonly string[];
}

/** The gigs and profiles of `test/tag-set`. */
export const readTagSet = (): Readonly<Record<'jobs' | 'profiles', LabelledText[]>> => ({
  jobs: read('jobs', jobs).map(({ tags, ...text }) => ({ text: { of: 'job', ...text }, tags })),
  profiles: read('profiles', profiles).map(({ tags, ...text }) => ({
    text: { of: 'profile', pasted: null, ...text },
    tags,
  })),
});
