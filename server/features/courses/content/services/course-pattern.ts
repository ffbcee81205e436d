import type { CourseLevel } from '#contract/courses/options.ts';
import { finalTest } from '#contract/courses/options.ts';
import { fileNameOf } from '#domain/courses/file-name.ts';
import { lengths, toWrite } from './course-format.ts';
import type { CourseFiles } from './read-course.ts';

interface NewCourse {
  readonly id: string;
  readonly title: string;
  readonly level: CourseLevel;
}

const xpOf: Readonly<Record<CourseLevel, number>> = { Beginner: 150, Intermediate: 250, Advanced: 400 };

const options = (count: number, rightAt: number, indent: string) =>
  Array.from({ length: count }, (_, at) =>
    [
      `- text: Answer ${at + 1} ${toWrite}`,
      ...(at === rightAt ? ['  right: true'] : []),
      `  because: Why it is ${at === rightAt ? 'right' : 'not right'} ${toWrite}`,
    ]
      .map((line) => `${indent}${line}\n`)
      .join(''),
  ).join('');

const courseText = ({ id, title, level }: NewCourse) => `---
id: ${id} # it never changes
title: ${JSON.stringify(title)}
level: ${level} # Beginner, Intermediate or Advanced
industry: Other # Technology, Healthcare, Finance, Retail, Manufacturing, Real Estate, Automotive or Other
xp: ${xpOf[level]} # 150, 250 or 400 by level
summary: One sentence ${toWrite}
outcomes: # 4 to 6, each the end of "You will be able to …"
  - do the first thing ${toWrite}
  - do the second thing ${toWrite}
  - do the third thing ${toWrite}
  - do the fourth thing ${toWrite}
author:
  name: Who wrote it ${toWrite}
  about: One sentence that is true ${toWrite}
sources: # laws and guides that the lessons rest on
  - title: Consumer Protection Act 68 of 2008
    url: https://www.gov.za/documents/consumer-protection-act
---
What this course is about, in ${lengths.words.least} to ${lengths.words.most} words ${toWrite}.
`;

/** A lesson in which everything is there but the text. */
export const lessonPattern = (title: string, number: number): string => `---
title: ${JSON.stringify(title)}
questions:
${[1, 2, 3]
  .map(
    (at) =>
      `  - id: q${at}\n    ask: Question ${at} of lesson ${number} ${toWrite}\n    options:\n${options(3, (at + number) % 3, '      ')}`,
  )
  .join('')}---
What this lesson is about, in 720 to 1,440 words altogether ${toWrite}.

![What the picture shows, in words ${toWrite}](../pictures/first-picture.svg)

## The first thing to know

What to do, step by step ${toWrite}.

## Worked example

A person in South Africa who does it, with amounts in rand ${toWrite}.

## Practice task

What the reader does today or tomorrow ${toWrite}.
`;

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">
<title>Say what it shows ${toWrite}</title>
<rect width="640" height="320" rx="24" fill="#fbfaf5"/>
<circle cx="320" cy="130" r="60" fill="#e1eee6" stroke="#0f4d3a" stroke-width="4"/>
<text x="320" y="250" font-family="sans-serif" font-size="28" fill="#12211b" text-anchor="middle">Your picture here</text>
</svg>
`;

/** The template of a new course: until it is filled in, the check reports each file. */
export function coursePattern(course: NewCourse): CourseFiles {
  const numbers = Array.from({ length: lengths.lessons.least }, (_, index) => index + 1);
  const each = finalTest.bank / numbers.length;
  const test = Array.from({ length: finalTest.bank }, (_, index) => {
    const id = `t${String(index + 1).padStart(2, '0')}`;
    const lesson = Math.floor(index / each) + 1;
    return `- id: ${id}\n  lesson: ${lesson}\n  ask: Question ${index + 1} of the final test ${toWrite}\n  options:\n${options(4, index % 4, '    ')}`;
  });
  const lessons = numbers.map((number) => {
    const title = `Lesson ${number}`;
    return [`lessons/0${number}-${fileNameOf(title, 'lesson')}.md`, lessonPattern(title, number)];
  });
  return {
    'course.md': courseText(course),
    'final-test.yaml': test.join('\n'),
    ...Object.fromEntries(lessons),
    'pictures/first-picture.svg': picture,
  };
}
