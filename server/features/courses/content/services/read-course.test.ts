import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { linesOf } from './finding-lines.ts';
import { type CourseFiles, readCourse } from './read-course.ts';
import { coursesFolder, readFiles, readFolder } from './read-folder.ts';
import { readPicture } from './read-picture.ts';

const slug = 'in-store-promotion';
let whole: CourseFiles;
beforeAll(async () => {
  whole = await readFiles(join(coursesFolder, slug));
});

const lesson = () => Object.keys(whole).find((path) => path.startsWith('lessons/01-')) ?? '';
const picture = () => Object.keys(whole).find((path) => path.startsWith('pictures/')) ?? '';

/** The findings of the course after a change to one of its files. */
function problemsWith(path: string, change: (text: string) => string): string {
  const { course, findings } = readCourse(slug, { ...whole, [path]: change(whole[path] ?? '') });
  expect(course === null).toBe(findings.length > 0);
  return linesOf(slug, findings).join('\n');
}

test('the bundled courses have no findings', async () => {
  const found = await readFolder(coursesFolder);
  expect(found.length).toBeGreaterThan(0);
  expect(found.flatMap(({ problems }) => problems)).toEqual([]);
  const ids = found.map(({ course }) => course?.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a lesson is parsed into blocks, with its picture and without its answers', () => {
  const { course } = readCourse(slug, whole);
  const first = course?.lessons[0];
  expect(first?.blocks.find(({ kind }) => kind === 'picture')).toMatchObject({
    width: 640,
    alt: expect.stringMatching(/\w/),
  });
  expect(first?.minutes).toBeGreaterThanOrEqual(4);
  expect(course?.questions.filter((question) => question.lesson === 1 && question.use === 'lesson')).toHaveLength(3);
});

describe('a finding names its file', () => {
  test.each([
    ['HTML', (text: string) => `${text}\n\n<b>buy</b>\n`, /lessons\/01-.*html is not allowed/],
    [
      'an address that is not safe',
      (text: string) => `${text}\n\n[here](http://example.com)\n`,
      /not an https address/,
    ],
    [
      'a picture that is not there',
      (text: string) => `${text}\n\n![a stall](../pictures/none.svg)\n`,
      /there is no picture/,
    ],
    ['no practice', (text: string) => text.replace('## Practice task', '## Homework'), /"Practice task" is missing/],
    ['too short', (text: string) => text.slice(0, text.indexOf('\n---\n') + 5), /minutes to read/],
    ['a heading of the first level', (text: string) => `${text}\n\n# Loud\n`, /second or third level/],
    ['a list in a list', (text: string) => `${text}\n\n- one\n  - two\n`, /one paragraph/],
    [
      'two right answers',
      (text: string) => text.replace(/(- text: .*\n)(?!\s+right)/g, '$1        right: true\n'),
      /Exactly one option is right/,
    ],
    ['an unknown key', (text: string) => text.replace('title:', 'colour: red\ntitle:'), /colour/],
    ['YAML that is none', (text: string) => text.replace('title:', 'title: ['), /lessons\/01-/],
    ['a part not written yet', (text: string) => `${text}\n\nA thing (to write).\n`, /"\(to write\)" is still here/],
    [
      'an address that is a script',
      (text: string) => `${text}\n\n[here](javascript:alert(1))\n`,
      /not an https address/,
    ],
  ])('%s', (_what, change, said) => {
    expect(problemsWith(lesson(), change)).toMatch(said);
  });

  test('and its line in the file, counting the front matter', () => {
    const lineWith = (text: string, words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1;
    const withHtml = (text: string) => text.replace('## Worked example', '<b>buy</b>\n\n## Worked example');
    const at = lineWith(withHtml(whole[lesson()] ?? ''), '<b>buy</b>');
    expect(problemsWith(lesson(), withHtml)).toMatch(new RegExp(`^${slug}/${lesson()}:${at}: html`, 'm'));
    const second = lineWith(whole['final-test.yaml'] ?? '', '- id: t02');
    expect(problemsWith('final-test.yaml', (text) => text.replace('- id: t02', '- id: t01'))).toContain(
      `final-test.yaml:${second}: the id t01 is used twice`,
    );
    const wrong = (text: string) => text.replace(/(id: t03\n\s+lesson:) \d/, '$1 many');
    expect(problemsWith('final-test.yaml', wrong)).toContain(
      `final-test.yaml:${lineWith(wrong(whole['final-test.yaml'] ?? ''), 'lesson: many')}: 2.lesson`,
    );
  });

  test('any input results in findings, and never in an error', () => {
    const deep = 'a: '.padEnd(20_000, '[');
    const bomb = ['a: &a [x, x]', 'b: &b [*a, *a]', 'c: &c [*b, *b]', 'd: [*c, *c]'].join('\n');
    const fronts = [deep, bomb, 'a: *nowhere', '!!js/function x: 1', '? [a]\n: b', '__proto__: {title: x}', '- ', '\0'];
    for (const front of fronts) {
      expect(problemsWith('course.md', () => `---\n${front}\n---\nText`)).toMatch(/course\.md/);
      expect(problemsWith('final-test.yaml', () => front)).toMatch(/final-test\.yaml/);
    }
    const texts = [
      '>'.repeat(20_000),
      '[a]('.repeat(8000),
      '*a _b '.repeat(5000),
      '- '.repeat(10_000),
      '|a'.repeat(20_000),
    ];
    for (const text of texts)
      expect(problemsWith(lesson(), (before) => `${before.split('\n---\n')[0]}\n---\n${text}`)).not.toBe('');
    expect(problemsWith(picture(), () => `<svg>${'<a '.repeat(15_000)}`)).not.toBe('');
  });

  test('across files: a unique address, a question bank, a known place for each file', () => {
    expect(problemsWith('course.md', (text) => text.replace(/id: .*/, 'id: mine'))).toMatch(/course\.md:2: id/);
    expect(problemsWith('final-test.yaml', () => '[]')).toMatch(/final-test\.yaml/);
    expect(problemsWith('final-test.yaml', (text) => text.replace(/lesson: \d+/, 'lesson: 40'))).toMatch(
      /lesson 40, which does not exist/,
    );
    expect(problemsWith('final-test.yaml', (text) => text.replace('id: t02', 'id: t01'))).toMatch(/t01 is used twice/);
    expect(problemsWith('notes.txt', () => 'remember')).toMatch(/notes\.txt: this file is not allowed/);
    expect(problemsWith('pictures/spare.svg', () => whole[picture()] ?? '')).toMatch(/no lesson shows this picture/);
  });
});

test.each([
  ['a script', (svg: string) => svg.replace('</svg>', '<script>alert(1)</script></svg>'), /<script> is not allowed/],
  [
    'a look elsewhere',
    (svg: string) => svg.replace('<rect', '<rect href="https://example.com"'),
    /href is not allowed/,
  ],
  ['a style', (svg: string) => svg.replace('<rect', '<rect style="fill:red"'), /style is not allowed/],
  ['letters for ants', (svg: string) => svg.replace(/font-size="\d+"/, 'font-size="9"'), /too small for a phone/],
  ['another size', (svg: string) => svg.replace('0 0 640', '0 0 900'), /viewBox/],
  ['a broken tag', (svg: string) => svg.replace('</svg>', '<g</svg>'), /not well formed/],
  ['no title', (svg: string) => svg.replace(/<title>[^<]*<\/title>/, ''), /start the picture with/],
  ['weight', (svg: string) => svg.replace('</svg>', `${'<g></g>'.repeat(2000)}</svg>`), /more than 12288 bytes/],
])('a picture with %s is refused', (_what, change, said) => {
  const { picture: read, problems } = readPicture(change(whole[picture()] ?? ''));
  expect(read).toBeNull();
  expect(problems.join('\n')).toMatch(said);
});

test('a finding about a picture names its file', () => {
  expect(problemsWith(picture(), (svg) => svg.replace('<rect', '<rect style="fill:red"'))).toMatch(
    /pictures\/.*\.svg: style is not allowed/,
  );
});
