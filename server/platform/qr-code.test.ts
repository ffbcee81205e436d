import { expect, test } from 'vitest';
import { qrSvg } from './qr-code.ts';

// Read by a decoder (jsQR 1.4.0) as the text of the test.
const drawn = [
  '#######.####..####....##..#######',
  '#.....#..##.......##..#.#.#.....#',
  '#.###.#..#...#..##...####.#.###.#',
  '#.###.#.##.#..#..#####.#..#.###.#',
  '#.###.#.##.#.##....#..#...#.###.#',
  '#.....#.##.####.#####.....#.....#',
  '#######.#.#.#.#.#.#.#.#.#.#######',
  '........##....#####..##..........',
  '#...#.###.#.#.#.##.###...#####..#',
  '...##..##..###.##.#....#.....###.',
  '.#....#..#.##..###..#####.####.#.',
  '#.##.#.#......#..#.####.#.##...#.',
  '.....##...######..##..##..#..#..#',
  '##..##.....###..#.##.#.#####..#..',
  '..###.#.#.###...##..#..##.#.#.##.',
  '..#..#.##..#.....###.#.#..#....##',
  '#..#..###.#.#.##.####.#####.##...',
  '.###.#.##.###..#.#....##.#.#..##.',
  '##...###.#.######.#..#.#...###.#.',
  '#......##.......#..###.##.#.#..##',
  '##.#.##...#..##.#.....#...###..##',
  '#.#.#...##..##...##.#.....#...##.',
  '.....###.##....#....##.#########.',
  '..###..#....#.####.#.##.###.#...#',
  '##....###.###.#..#..###.#####...#',
  '........##.##.###.#..#.##...#.#..',
  '#######.#.#.##.###..###.#.#.#..#.',
  '#.....#....#.#.####.###.#...#..##',
  '#.###.#.##.#.#....###.#.######...',
  '#.###.#.......#.#..#.###.######..',
  '#.###.#..#####..##...##.#.#.#....',
  '#.....#..#.#.#...##..##.....#....',
  '#######.#..##..#...######..#.#..#',
];

const quietZone = 4;

/** A scanner's view: the squares of the path in their frame, the quiet zone checked and left out. */
function modules(svg: string): string[] {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const dark = new Set([...svg.matchAll(/M(\d+),(\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const rows = Array.from({ length: side }, (_row, y) =>
    Array.from({ length: side }, (_module, x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join(''),
  );
  const inner = rows.slice(quietZone, -quietZone).map((row) => row.slice(quietZone, -quietZone));
  expect(inner.join('').replaceAll('.', '')).toHaveLength(dark.size);
  return inner;
}

test('a code is drawn as a decoder read it', () => {
  expect(modules(qrSvg('otpauth://totp/Thengisa:a@b.za?secret=JBSWY3DPEHPK3PXP'))).toEqual(drawn);
});

test('it grows with the text, up to its limit', () => {
  const side = (length: number) => modules(qrSvg('x'.repeat(length))).length;
  expect([14, 15, 152, 180, 666, 779].map(side)).toEqual([21, 25, 49, 53, 97, 105]);
  expect(() => qrSvg('x'.repeat(2332))).toThrow('Data too long');
});

test('the picture can be put into an address as it is, dark on white without hairlines', () => {
  const svg = qrSvg('otpauth://totp/x');
  expect(svg).toMatch(/^<svg [^#%]*<\/svg>$/);
  expect(svg).toContain('shape-rendering="crispEdges"');
  expect(svg).toMatch(/<rect fill="white"[^>]*\/><path fill="black"/);
});
