import { z } from 'zod';
import { jobIndustries } from '#contract/catalogue/options.ts';
import { courseLevels, finalTest, questionsALesson } from '#contract/courses/options.ts';
import type { CourseOption } from '../../tables.ts';

export const lengths = {
  words: { least: 80, most: 250 },
  minutes: { least: 4, most: 8 },
  lessons: { least: 5, most: 8 },
} as const;

const line = (most: number) => z.string().trim().min(1).max(most);

/** The front matter of `course.md`. */
export const courseHead = z.strictObject({
  id: z.uuid(),
  title: line(80),
  level: z.enum(courseLevels),
  industry: z.enum(jobIndustries),
  xp: z.int().min(10).max(1000),
  summary: line(160),
  outcomes: z.array(line(120)).min(4).max(6),
  author: z.strictObject({ name: line(80), about: line(300) }),
  sources: z.array(z.strictObject({ title: line(200), url: z.url({ protocol: /^https$/ }) })).min(1),
});

export type CourseHead = z.output<typeof courseHead>;

const option = z
  .strictObject({ text: line(200), right: z.boolean().optional(), because: line(400) })
  .transform(({ right = false, ...rest }): CourseOption => ({ ...rest, right }));

const optionsOf = (least: number) =>
  z
    .array(option)
    .min(least)
    .max(4)
    .refine((options) => options.filter(({ right }) => right).length === 1, 'Exactly one option is right.')
    .refine((options) => new Set(options.map(({ text }) => text)).size === options.length, 'Two options are the same.');

const key = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/);

const noVideo =
  'a lesson can’t include a video, as videos can’t be stored for offline reading or timed. Use text and pictures';

/** The front matter of a lesson. */
export const lessonHead = z.strictObject({
  title: line(80),
  // A property of its own, to explain why it isn't allowed.
  video: z.undefined(noVideo).optional(),
  questions: z.array(z.strictObject({ id: key, ask: line(300), options: optionsOf(3) })).length(questionsALesson),
});

/** `final-test.yaml`. */
export const testBank = z
  .array(z.strictObject({ id: key, lesson: z.int().min(1), ask: line(300), options: optionsOf(4) }))
  .min(finalTest.bank);

export const lessonPath = /^lessons\/(\d\d)-([a-z0-9-]+)\.md$/;
export const picturePath = /^pictures\/([a-z0-9-]+\.svg)$/;

/** The placeholder in a new course, wherever text is to be written. */
export const toWrite = '(to write)';
