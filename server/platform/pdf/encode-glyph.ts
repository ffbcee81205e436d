/** One step of an outline, as fontkit gives it for TrueType: straight lines and quadratic curves, in units of the font. */
export interface PathStep {
  readonly command: string;
  readonly args: readonly number[];
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

export interface EncodedGlyph {
  readonly data: Buffer;
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
  readonly points: number;
  readonly contours: number;
}

/** Numbers of so many bytes each, big-endian. Negative ones in two's complement. */
export function numbers(...groups: readonly (readonly [bytes: 1 | 2 | 4, ...values: readonly number[]])[]): Buffer {
  return Buffer.concat(
    groups.map(([bytes, ...values]) => {
      const group = Buffer.alloc(bytes * values.length);
      values.forEach((value, place) => {
        group.writeUIntBE(value < 0 ? value + 2 ** (8 * bytes) : value, place * bytes, bytes);
      });
      return group;
    }),
  );
}

/** An entry of the table glyf. Every coordinate takes two bytes, which is not the shortest way and needs no flags. */
export function encodeGlyph(steps: readonly PathStep[]): EncodedGlyph {
  const contours = contoursOf(steps);
  const points = contours.flat();
  if (points.length === 0) {
    return { data: Buffer.alloc(0), xMin: 0, yMin: 0, xMax: 0, yMax: 0, points: 0, contours: 0 };
  }
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
  let last = -1;
  const ends = contours.map(({ length }) => {
    last += length;
    return last;
  });
  const data = Buffer.concat([
    numbers([2, contours.length, box.xMin, box.yMin, box.xMax, box.yMax, ...ends, 0]),
    numbers([1, ...points.map(({ onCurve }) => (onCurve ? 1 : 0))]),
    numbers([2, ...differences(xs), ...differences(ys)]),
  ]);
  const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
  return { data: Buffer.concat([data, padding]), ...box, points: points.length, contours: contours.length };
}

function contoursOf(steps: readonly PathStep[]): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of steps) {
    const [a = 0, b = 0, c = 0, d = 0] = args.map(Math.round);
    if (command === 'moveTo') contours.push([{ x: a, y: b, onCurve: true }]);
    else if (command === 'lineTo') contours.at(-1)?.push({ x: a, y: b, onCurve: true });
    else if (command === 'quadraticCurveTo') {
      contours.at(-1)?.push({ x: a, y: b, onCurve: false }, { x: c, y: d, onCurve: true });
    } else if (command !== 'closePath') throw new Error(`A TrueType outline has no ${command}`);
  }
  return contours.map(withoutRepeatedStart).filter(({ length }) => length > 1);
}

/** A contour closes by itself. */
function withoutRepeatedStart(contour: Point[]): Point[] {
  const [first] = contour;
  const end = contour.at(-1);
  const repeats = contour.length > 1 && first && end && first.x === end.x && first.y === end.y;
  return repeats ? contour.slice(0, -1) : contour;
}

const differences = (values: readonly number[]) => values.map((value, place) => value - (values[place - 1] ?? 0));
