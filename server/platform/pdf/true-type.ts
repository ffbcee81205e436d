import { encodeGlyph, numbers, type PathStep } from './encode-glyph.ts';

export interface Outline {
  readonly codePoint: number;
  readonly advance: number;
  readonly steps: readonly PathStep[];
}

export interface FontMeasures {
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
}

/**
 * A TrueType font of these outlines: without hints, ligatures and kerning, and with an empty glyph for what it lacks.
 * Format: OpenType specification, "The OpenType font file".
 */
export function buildTrueType(measures: FontMeasures, outlines: readonly Outline[]): Buffer {
  const ordered = outlines.toSorted((one, other) => one.codePoint - other.codePoint);
  const glyphs = [encodeGlyph([]), ...ordered.map(({ steps }) => encodeGlyph(steps))];
  const advances = [Math.round(measures.unitsPerEm / 2), ...ordered.map(({ advance }) => Math.round(advance))];
  let end = 0;
  const offsets = [0, ...glyphs.map(({ data }) => (end += data.length))];
  const box = [
    Math.min(...glyphs.map(({ xMin }) => xMin)),
    Math.min(...glyphs.map(({ yMin }) => yMin)),
    Math.max(...glyphs.map(({ xMax }) => xMax)),
    Math.max(...glyphs.map(({ yMax }) => yMax)),
  ];
  const mostPoints = Math.max(...glyphs.map(({ points }) => points));
  const mostContours = Math.max(...glyphs.map(({ contours }) => contours));

  // In the order of their names, as the directory must list them.
  return assemble({
    cmap: characterMap(ordered.map(({ codePoint }) => codePoint)),
    glyf: Buffer.concat(glyphs.map(({ data }) => data)),
    // The last but one says that loca has four bytes an entry.
    head: numbers(
      [4, 0x10000, 0x10000, 0, 0x5f0f3cf5],
      [2, 0, measures.unitsPerEm],
      [4, 0, 0, 0, 0],
      [2, ...box, 0, 8, 2, 1, 0],
    ),
    hhea: numbers(
      [4, 0x10000],
      [2, measures.ascent, measures.descent, 0, Math.max(...advances), 0, 0, box[2] ?? 0, 1, 0, 0],
      [2, 0, 0, 0, 0, 0, glyphs.length],
    ),
    hmtx: numbers([2, ...advances.flatMap((advance, place) => [advance, glyphs[place]?.xMin ?? 0])]),
    loca: numbers([4, ...offsets]),
    maxp: numbers([4, 0x10000], [2, glyphs.length, mostPoints, mostContours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
    name: postscriptName(measures.name),
    post: numbers([4, 0x30000, 0], [2, -100, 50], [4, 0, 0, 0, 0, 0]),
  });
}

/** Format 12: glyph 1 is the first code point, and so on. */
function characterMap(codePoints: readonly number[]): Buffer {
  const groups = codePoints.flatMap((codePoint, place) => [codePoint, codePoint, place + 1]);
  const length = 16 + 4 * groups.length;
  return numbers([2, 0, 1, 3, 10], [4, 12], [2, 12, 0], [4, length, 0, codePoints.length, ...groups]);
}

function postscriptName(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16();
  return Buffer.concat([numbers([2, 0, 1, 18, 3, 1, 0x409, 6, text.length, 0]), text]);
}

function assemble(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables);
  let offset = 12 + 16 * entries.length;
  const directory: Buffer[] = [];
  const contents: Buffer[] = [];
  for (const [tag, data] of entries) {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    directory.push(Buffer.from(tag, 'latin1'), numbers([4, checksum(padded), offset, data.length]));
    contents.push(padded);
    offset += padded.length;
  }
  const power = 2 ** Math.floor(Math.log2(entries.length));
  const header = numbers(
    [4, 0x10000],
    [2, entries.length, 16 * power, Math.log2(power), 16 * (entries.length - power)],
  );
  return Buffer.concat([header, ...directory, ...contents]);
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let place = 0; place < data.length; place += 4) sum = (sum + data.readUInt32BE(place)) >>> 0;
  return sum;
}
