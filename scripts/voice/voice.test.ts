import { expect, test } from 'vitest';
import { findAvoided, findIdle, findLong } from './check-texts.ts';
import { readTexts } from './read-texts.ts';
import { readingEase, sentencesOf } from './reading-ease.ts';
import type { AvoidedWord } from './word-list.ts';

const source = `import { thing } from 'two words';
const key = 'just-one';
const said = { title: 'Nobody is here', className: 'flex gap-2 text-ink' };
export const Card = ({ name }) => (
  <p className="grid gap two words" title="The gig lapsed">
    Hello there {name}, {\`you have \${name} left\`}
  </p>
);
db.execute(sql\`select nobody from words\`);
`;

const words: AvoidedWord[] = [
  { pattern: /nobody/i, say: 'no reps', except: ['Nobody speaks here'] },
  { pattern: /lapsed/i, say: 'expired', except: [] },
];

test('strings, templates and the words between tags are read, with their lines', () => {
  expect(readTexts('a.tsx', source)).toEqual([
    { path: 'a.tsx', line: 3, text: 'Nobody is here' },
    { path: 'a.tsx', line: 5, text: 'The gig lapsed' },
    { path: 'a.tsx', line: 6, text: 'Hello there' },
    { path: 'a.tsx', line: 6, text: 'you have {} left' },
  ]);
});

test('a text with an avoided word is reported with its place and a better word', () => {
  expect(findAvoided(readTexts('web/a.tsx', source), words)).toEqual([
    'web/a.tsx:3  “Nobody” in “Nobody is here”: say no reps',
    'web/a.tsx:5  “lapsed” in “The gig lapsed”: say expired',
  ]);
  expect(findAvoided([{ path: 'web/a.ts', line: 1, text: 'Nobody speaks here' }], words)).toEqual([]);
});

test('an unused exception is reported', () => {
  const texts = [{ path: 'server/demo/a.ts', line: 1, text: 'Nobody is here' }];
  expect(findIdle(texts, words)).toEqual(['Nobody speaks here']);
});

test('a long sentence is reported on a portal screen, and not on a public page', () => {
  const text = `Short one. ${'very '.repeat(19)}long sentence`;
  expect(findLong([{ path: 'web/pages/public/a.tsx', line: 1, text }])).toEqual([]);
  expect(findLong([{ path: 'web/features/jobs/a.tsx', line: 7, text }])).toEqual([
    expect.stringMatching(/^web\/features\/jobs\/a\.tsx:7 {2}more than 20 words in “very very/),
  ]);
});

test('everyday words read more easily than long ones', () => {
  const [plain = '', stiff = ''] = sentencesOf(
    'You get paid when they approve your hours. Remuneration necessitates authorisation of documentation submitted beforehand.',
  );
  expect(readingEase(plain)).toBeGreaterThan(80);
  expect(readingEase(stiff)).toBeLessThan(0);
});
