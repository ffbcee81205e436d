import type { CourseFinding } from '#contract/courses/course-findings.ts';
import type { LessonBlock } from '#contract/courses/lesson-content.ts';
import { wordsAMinute } from '#contract/courses/options.ts';
import { countWords, minutesToRead } from '#domain/courses/reading-time.ts';
import { readMarkdown } from '#server/platform/markdown/read-markdown.ts';
import type { CourseOption } from '../../tables.ts';
import { checkQuestions, checkWritten } from './check-whole.ts';
import {
  type CourseHead,
  courseHead,
  lengths,
  lessonHead,
  lessonPath,
  picturePath,
  testBank,
} from './course-format.ts';
import { readParts } from './read-parts.ts';
import { readPicture } from './read-picture.ts';
import { readYaml, type Say } from './read-yaml.ts';

/** The files of a course by their paths in its folder: `course.md`, `lessons/01-….md`, `final-test.yaml`, `pictures/….svg`. */
export type CourseFiles = Readonly<Record<string, string>>;

/** In one file: no one reads more. */
const mostFindings = 50;

export interface CourseQuestion {
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
}

/** What could be parsed of a course. */
export interface CourseParts {
  readonly head: CourseHead | null;
  readonly description: readonly LessonBlock[];
  readonly lessons: readonly ReadLesson[];
  readonly questions: readonly CourseQuestion[];
}

/** A complete course without findings. */
export interface ReadCourse extends Omit<CourseHead, 'xp'>, Omit<CourseParts, 'head'> {
  readonly slug: string;
  readonly xpReward: number;
  readonly minutes: number;
}

interface Reading {
  /** Null if there are findings. */
  readonly course: ReadCourse | null;
  readonly findings: readonly CourseFinding[];
  readonly parts: CourseParts;
}

/** Parses a course, and reports all findings with their files. Never throws, whatever the files contain. */
export function readCourse(slug: string, files: CourseFiles): Reading {
  const findings: CourseFinding[] = [];
  const reporterFor =
    (path: string): Say =>
    (says, line = null) => {
      const said = findings.filter((one) => one.path === path);
      const isNew = !said.some((one) => one.line === line && one.says === says);
      if (isNew && said.length < mostFindings) findings.push({ path, line, says });
    };
  const used = new Set<string>();
  const pictureAt = (address: string) => {
    const name = /^(?:\.\.\/)?pictures\/([a-z0-9-]+\.svg)$/.exec(address)?.[1];
    const source = name && files[`pictures/${name}`];
    if (!name || source === undefined) return null;
    used.add(`pictures/${name}`);
    return readPicture(source).picture;
  };
  const textOf = (path: string, { body, above }: { readonly body: string; readonly above: number }) => {
    const { blocks, problems } = readMarkdown(body, pictureAt);
    for (const { line, what } of problems) reporterFor(path)(what, line === null ? null : line + above);
    return blocks;
  };

  const about = readParts('course.md', files, courseHead, reporterFor('course.md'));
  const description = textOf('course.md', about);
  const words = countWords(description);
  if (words < lengths.words.least || words > lengths.words.most)
    reporterFor('course.md')(
      `the description has ${words} words, and needs ${lengths.words.least} to ${lengths.words.most}`,
    );

  const paths = Object.keys(files)
    .filter((path) => lessonPath.test(path))
    .sort();
  if (paths.length < lengths.lessons.least || paths.length > lengths.lessons.most)
    reporterFor('lessons')(
      `the course has ${paths.length}, and needs ${lengths.lessons.least} to ${lengths.lessons.most}`,
    );
  const questions: (CourseQuestion & { readonly path: string; readonly line: number | null })[] = [];
  const lessons = paths.map((path, index): ReadLesson => {
    const say = reporterFor(path);
    const number = index + 1;
    const [, digits, name = ''] = lessonPath.exec(path) ?? [];
    if (Number(digits) !== number)
      say(`the file name must start with ${String(number).padStart(2, '0')}, as this is lesson ${number}`);
    const read = readParts(path, files, lessonHead, say);
    const blocks = textOf(path, read);
    checkLesson(blocks, say);
    read.data?.questions.forEach((question, at) => {
      const line = read.lineOf(['questions', at]);
      questions.push({ ...question, id: `l${number}-${question.id}`, lesson: number, use: 'lesson', path, line });
    });
    return { number, slug: name, title: read.data?.title ?? '', minutes: minutesToRead(blocks), blocks };
  });

  const bankPath = 'final-test.yaml';
  const bank = readYaml(files[bankPath] ?? '', testBank, reporterFor(bankPath));
  bank.data?.forEach((question, at) => {
    questions.push({ ...question, use: 'test', path: bankPath, line: bank.lineOf([at]) });
  });
  checkQuestions(questions, lessons.length, ({ path, line }, says) => reporterFor(path)(says, line));
  for (const [path, text] of Object.entries(files)) {
    const isPicture = picturePath.test(path);
    const isKnown = path === 'course.md' || path === bankPath || lessonPath.test(path) || isPicture;
    if (!isKnown) reporterFor(path)('this file is not allowed in a course');
    if (isPicture) for (const problem of readPicture(text).problems) reporterFor(path)(problem);
    if (isPicture && !used.has(path)) reporterFor(path)('no lesson shows this picture');
    checkWritten(text, reporterFor(path));
  }

  const parts: CourseParts = {
    ...{ head: about.data, description, lessons },
    questions: questions.map(({ path: _path, line: _line, ...question }) => question),
  };
  if (!about.data || findings.length > 0) return { course: null, findings, parts };
  const { xp: xpReward, ...rest } = about.data;
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return { course: { ...parts, ...rest, slug, xpReward, minutes }, findings, parts };
}

function checkLesson(blocks: readonly LessonBlock[], say: Say): void {
  const minutes = countWords(blocks) / wordsAMinute;
  if (minutes < lengths.minutes.least || minutes > lengths.minutes.most)
    say(
      `the lesson takes ${minutes.toFixed(1)} minutes to read, and should take ${lengths.minutes.least} to ${lengths.minutes.most}`,
    );
  if (!blocks.some(({ kind }) => kind === 'picture')) say('the lesson has no picture');
  for (const wanted of ['Worked example', 'Practice task'])
    if (!blocks.some((block) => block.kind === 'heading' && block.level === 2 && block.runs[0]?.text === wanted))
      say(`the heading "${wanted}" is missing`);
}
