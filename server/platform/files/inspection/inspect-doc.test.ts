import { expect, test } from 'vitest';
import { makeDoc } from '#test/support/sample-files/documents.ts';
import { refuseUnsoundDoc } from './inspect-doc.ts';

/** By their place in the file: of the header, of the table in sector 0, of the directory in sector 1. */
function withNumbers(numbers: Readonly<Record<number, number>>, content = makeDoc()): Buffer {
  for (const [at, value] of Object.entries(numbers)) content.writeUInt32LE(value, Number(at));
  return content;
}

const endOfChain = 0xff_ff_ff_fe;
const page = 2;
const root = 1024;
const word = root + 128;

test.each<[string, () => Buffer]>([
  [
    'a table of four billion sectors on a page that goes on with itself',
    () => withNumbers({ 44: 0xff_ff_ff_ff, 68: page, [(page + 2) * 512 - 4]: page }),
  ],
  ['a directory that goes on with itself', () => withNumbers({ [512 + 4]: 1 })],
  ['two streams in the same sectors', () => withNumbers({ 56: 0, [root + 116]: 2, [root + 120]: 512 })],
  [
    'a first stream that is over before its head is',
    () => {
      const behind = makeDoc().length / 512 - 1;
      const content = Buffer.concat([makeDoc(), Buffer.from([0xec, 0xa5, 0, 0])]);
      const ends = { [512 + 4 * behind]: endOfChain };
      return withNumbers({ 56: 0, ...ends, [word + 116]: behind, [word + 120]: 4 }, content);
    },
  ],
  [
    'a short stream that goes on with itself',
    () => {
      const content = makeDoc({ packed: true });
      return withNumbers({ [content.length - 512 + 4]: 1 }, content);
    },
  ],
  [
    'a short stream that lies outside of the stream that holds it',
    () => withNumbers({ [word + 116]: 1000 }, makeDoc({ packed: true })),
  ],
  ['a table of short streams that goes on with itself', () => withNumbers({ 60: 1, 64: 0xff_ff_ff_ff, [512 + 4]: 1 })],
  [
    'a short stream of four billion bytes',
    () => withNumbers({ 56: 0xff_ff_ff_ff, [word + 120]: 0xff_ff_ff_fe }, makeDoc({ packed: true })),
  ],
])('an old Word document with %s is damaged', (_what, make) => {
  expect(() => refuseUnsoundDoc(make())).toThrow(expect.objectContaining({ code: 'file.damaged' }));
});

test('an unmodified one is sound', () => {
  refuseUnsoundDoc(withNumbers({}));
  refuseUnsoundDoc(makeDoc({ packed: true }));
});
