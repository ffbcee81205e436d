import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { type LessonBlock, type LessonVideo, lessonVideo } from '#contract/courses/lesson-content.ts';
import { courseLevels, finalTest, questionsALesson, wordsAMinute } from '#contract/courses/options.ts';
import { jobIndustries } from '#contract/jobs/options.ts';
import { countWords, minutesToRead } from '#domain/courses/reading-time.ts';
import { readMarkdown } from '#server/platform/markdown/read-markdown.ts';
import type { CourseOption } from '../../tables.ts';
import { readPicture } from './read-picture.ts';

/** The files of a course by their paths in its folder: `course.md`, `lessons/01-….md`, `final-test.yaml`, `pictures/….svg`. */
export type CourseFiles = Readonly<Record<string, string>>;

const lengths = {
  words: { least: 80, most: 250 },
  minutes: { least: 4, most: 8 },
  lessons: { least: 5, most: 8 },
} as const;

const line = (most: number) => z.string().trim().min(1).max(most);

const head = z.strictObject({
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
const lessonHead = z.strictObject({
  title: line(80),
  video: lessonVideo.optional(),
  questions: z.array(z.strictObject({ id: key, ask: line(300), options: optionsOf(3) })).length(questionsALesson),
});
const testBank = z
  .array(z.strictObject({ id: key, lesson: z.int().min(1), ask: line(300), options: optionsOf(4) }))
  .min(finalTest.bank);

interface CourseQuestion {
  readonly id: string;
  readonly lesson: number;
  readonly use: 'lesson' | 'test';
  readonly ask: string;
  readonly options: readonly CourseOption[];
}

interface ReadLesson {
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  readonly minutes: number;
  readonly blocks: readonly LessonBlock[];
  readonly video: LessonVideo | null;
}

/** A course as it was written, whole and right. */
export interface ReadCourse extends Omit<z.output<typeof head>, 'xp'> {
  readonly slug: string;
  readonly xpReward: number;
  readonly description: readonly LessonBlock[];
  readonly minutes: number;
  readonly lessons: readonly ReadLesson[];
  readonly questions: readonly CourseQuestion[];
}

const lessonPath = /^lessons\/(\d\d)-([a-z0-9-]+)\.md$/;
const picturePath = /^pictures\/([a-z0-9-]+\.svg)$/;

/** Reads a course and says all that is wrong with it, each with its file. The course is null unless nothing is. */
export function readCourse(
  slug: string,
  files: CourseFiles,
): { course: ReadCourse | null; problems: readonly string[] } {
  const problems: string[] = [];
  const refuse = (path: string) => (problem: string) => void problems.push(`${slug}/${path}: ${problem}`);
  const used = new Set<string>();
  const pictureAt = (address: string) => {
    const name = /^(?:\.\.\/)?pictures\/([a-z0-9-]+\.svg)$/.exec(address)?.[1];
    const source = name && files[`pictures/${name}`];
    if (!name || source === undefined) return null;
    used.add(`pictures/${name}`);
    const read = readPicture(source);
    for (const problem of read.problems) refuse(`pictures/${name}`)(problem);
    return read.picture;
  };
  const textOf = (path: string, body: string) => {
    const read = readMarkdown(body, pictureAt);
    read.problems.forEach(refuse(path));
    return read.blocks;
  };

  const about = readParts('course.md', files, head, refuse('course.md'));
  const description = textOf('course.md', about.body);
  const words = countWords(description);
  if (words < lengths.words.least || words > lengths.words.most)
    refuse('course.md')(`the description has ${words} words, not ${lengths.words.least} to ${lengths.words.most}`);

  const paths = Object.keys(files)
    .filter((path) => lessonPath.test(path))
    .sort();
  if (paths.length < lengths.lessons.least || paths.length > lengths.lessons.most)
    refuse('lessons')(`there are ${paths.length}, not ${lengths.lessons.least} to ${lengths.lessons.most}`);
  const questions: CourseQuestion[] = [];
  const lessons = paths.map((path, index): ReadLesson => {
    const say = refuse(path);
    const number = index + 1;
    const [, digits, name = ''] = lessonPath.exec(path) ?? [];
    if (Number(digits) !== number) say(`it is lesson ${number}`);
    const { data, body } = readParts(path, files, lessonHead, say);
    const blocks = textOf(path, body);
    const minutes = countWords(blocks) / wordsAMinute;
    if (minutes < lengths.minutes.least || minutes > lengths.minutes.most)
      say(`it takes ${minutes.toFixed(1)} minutes to read, not ${lengths.minutes.least} to ${lengths.minutes.most}`);
    if (!blocks.some(({ kind }) => kind === 'picture')) say('it has no picture');
    for (const wanted of ['Worked example', 'Practice task'])
      if (!blocks.some((block) => block.kind === 'heading' && block.level === 2 && block.runs[0]?.text === wanted))
        say(`the heading "${wanted}" is missing`);
    for (const question of data?.questions ?? [])
      questions.push({ ...question, id: `l${number}-${question.id}`, lesson: number, use: 'lesson' });
    return {
      number,
      slug: name,
      title: data?.title ?? '',
      minutes: minutesToRead(blocks),
      blocks,
      video: data?.video ?? null,
    };
  });

  const bank = readYaml(files['final-test.yaml'] ?? '', testBank, refuse('final-test.yaml')) ?? [];
  questions.push(...bank.map((question) => ({ ...question, use: 'test' as const })));
  checkQuestions(questions, lessons.length, refuse('final-test.yaml'));
  for (const path of Object.keys(files)) {
    const isKnown = path === 'course.md' || path === 'final-test.yaml' || lessonPath.test(path) || used.has(path);
    if (!isKnown) refuse(path)(picturePath.test(path) ? 'no lesson shows it' : 'it has no place in a course');
  }

  if (!about.data || problems.length > 0) return { course: null, problems };
  const { xp: xpReward, ...rest } = about.data;
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return { course: { ...rest, slug, xpReward, description, minutes, lessons, questions }, problems };
}

function checkQuestions(questions: readonly CourseQuestion[], lessons: number, say: (problem: string) => void): void {
  const asked = new Map<string, string>();
  const ids = new Set<string>();
  for (const { id, ask, lesson } of questions) {
    if (ids.has(id)) say(`${id} is there twice`);
    ids.add(id);
    const before = asked.get(ask);
    if (before) say(`${id} asks what ${before} asks`);
    asked.set(ask, id);
    if (lesson > lessons) say(`${id} is about lesson ${lesson}, which does not exist`);
  }
}

function readParts<T>(path: string, files: CourseFiles, schema: z.ZodType<T>, say: (problem: string) => void) {
  const text = files[path];
  const parts = text === undefined ? null : /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!parts) say(text === undefined ? 'it is missing' : 'it begins with front matter between two lines of ---');
  const [, front = '', body = ''] = parts ?? [];
  return { data: parts ? readYaml(front, schema, say) : null, body };
}

function readYaml<T>(text: string, schema: z.ZodType<T>, say: (problem: string) => void): T | null {
  try {
    const read = schema.safeParse(parse(text));
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) say(`${path.join('.') || 'it'}: ${message}`);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    say(error.message);
  }
  return null;
}
