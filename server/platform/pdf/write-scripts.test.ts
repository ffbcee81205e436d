import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { growthOf, linear } from '#test/support/growth.ts';
import { legible, openFonts } from './document-font.ts';
import { drawAward } from './render-award.ts';
import { drawDocument } from './render-document.ts';
import { inVisualOrder, mirrored } from './visual-order.ts';

const documentOf = (text: string) =>
  drawDocument({
    ...{ title: 'Statement', footer: text, createdAt: new Date('2026-11-23T10:00:00Z') },
    blocks: [
      { kind: 'title', text },
      { kind: 'paragraph', text: `${text}. In the wallet: R1,200.00 ${`${text} `.repeat(20)}` },
    ],
    closing: { heading: text, facts: [{ term: text, detail: text }], note: text, follows: true },
  });

const streamsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });

/** The text behind the glyphs of a PDF, and that of glyphs drawn in another order. */
function textsOf(pdf: Buffer): string {
  const read = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  return streamsOf(pdf)
    .flatMap((stream) => {
      const maps = stream.includes('beginbfrange') ? stream.matchAll(/<((?:[0-9a-f]{4})+)>(?=[\s\]])/gi) : [];
      return [...maps, ...stream.matchAll(/\/ActualText <([0-9a-f]+)>/g)].map(([, hex = '']) => read(hex));
    })
    .join('');
}

test.each(['يوسف Yusuf', 'שלום כהן', 'Ελένη', 'Иван', 'አበበ በቀለ'])(
  '%s is written in a PDF in its own letters',
  async (name) => {
    const texts = textsOf(await documentOf(name));
    for (const letter of name.replaceAll(' ', '')) expect(texts).toContain(letter);
  },
);

test.each(['राजेश शर्मा', 'মোহাম্মদ', 'પટેલ', 'முருகன்'])('%s is copied from a PDF as it is read', async (name) => {
  expect(textsOf(await documentOf(name))).toContain(name);
});

test('a document is small, and the same each time', async () => {
  const pdf = await documentOf('يوسف, राजेश and 王伟');
  expect(pdf.length).toBeLessThan(60_000);
  expect(await documentOf('يوسف, राजेश and 王伟')).toEqual(pdf);
  expect((await documentOf('Yusuf')).length).toBeLessThan(20_000);
});

test('an award has names in other scripts on its one sheet', async () => {
  const sheet = await drawAward({
    ...{ title: 'An award', createdAt: new Date('2026-11-23T10:00:00Z'), kind: 'Award', because: 'was there' },
    ...{ name: 'يوسف محمد', award: 'शर्मा', lines: { lead: 'And can', items: ['אבג'] } },
    facts: [{ term: 'When', detail: 'አበበ' }],
    check: { url: 'https://thengisa.example/x', words: 'يوسف' },
  });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  for (const letter of 'يوسفאבגአበ') expect(textsOf(sheet)).toContain(letter);
  expect(textsOf(sheet)).toContain('शर्मा');
});

test.each([
  ['王伟', 'Wang Wei'],
  ['김민준', 'Gim Min Jun'],
  ['Chen 陈 (Cape Town)', 'Chen Chen (Cape Town)'],
  ['გიორგი', 'giorgi'],
  ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'gurprit simgh'],
  ['తెలుగు', 'telugu'],
  ['𝒯𝒽𝒶𝒷𝑜 👩🏽‍🌾', 'Thabo :woman::ear_of_rice:'],
  ['\u{D83D}', '?'],
  ['a\u202Ec\u{E0041}', 'ac'],
  ['\u0378', '?'],
  ['Zoe\u0308 ǃKora Ṱhanks', 'Zoë ǃKora Ṱhanks'],
])('%j is written as %j where no font has its letters', async (text, written) => {
  expect(legible(text, await openFonts('regular', text))).toBe(written);
});

test.each([
  ['Paid to يوسف محمد (R5)', ['Paid to ', '<يوسف محمد', ' (R5)']],
  ['يوسف', ['<يوسف']],
  ['Paid to يوسف 12', ['Paid to ', '12', '<يوسف']],
  ['שלום يوسف', ['<يوسف', '<שלום']],
  ['שלום (abc) כהן', ['<שלום', '(abc)', '<כהן']],
  ['Yusuf', ['Yusuf']],
])('a line with %j has its runs from left to right', (line, expected) => {
  const scriptOf = (letter: string, before: string | null) => {
    if (/\p{Script=Hebrew}/u.test(letter)) return 'hebrew';
    if (/\p{Script=Arabic}/u.test(letter)) return 'arabic';
    return letter === ' ' && before ? before : 'latin';
  };
  const runs = inVisualOrder(line, scriptOf);
  expect(
    runs
      .map(({ text, isRightToLeft }) => (isRightToLeft ? '<' : '') + text)
      .join('|')
      .replaceAll(' ', ''),
  ).toBe(expected.join('|').replaceAll(' ', ''));
});

test('signs between letters from the right are mirrored', () => {
  expect(mirrored('(a) [')).toBe('] (a)');
});

test.each(['ي', 'राजेश ', 'a ي 1 (', '漢字', '\u202E\u2067ي', '\u0301ي'])(
  'the time to draw %j grows with its length',
  async (part) => {
    expect(await growthOf((size) => documentOf(part.repeat(size / part.length)), 12, 2)).toBeLessThan(linear);
  },
);
