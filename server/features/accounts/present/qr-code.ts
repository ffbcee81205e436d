import { qrCodewords } from './qr-codewords.ts';

// The drawing side of ISO/IEC 18004.

type Mask = (x: number, y: number) => boolean;

const masks: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const quietZone = 4;

/** A QR code as an SVG that stands alone: dark on white, so that it is readable in dark mode too. */
export function qrSvg(text: string): string {
  const dark = qrMatrix(Buffer.from(text));
  const side = dark.length + 2 * quietZone;
  const path = dark.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quietZone} ${y + quietZone}h1v1h-1z`] : [])),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<rect width="${side}" height="${side}" fill="white"/><path d="${path.join('')}" fill="black"/></svg>`
  );
}

/** True is dark. */
export function qrMatrix(bytes: Buffer): boolean[][] {
  const { version, codewords } = qrCodewords(bytes);
  const candidates = masks.map((_mask, index) => draw(version, codewords, index));
  return candidates.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

function draw(version: number, codewords: Buffer, maskIndex: number): boolean[][] {
  const side = version * 4 + 17;
  const dark = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  const fixed = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  const set = (x: number, y: number, value: boolean) => {
    const [row, fixedRow] = [dark[y], fixed[y]];
    if (!row || !fixedRow || x < 0 || x >= side) return;
    row[x] = value;
    fixedRow[x] = true;
  };

  for (let index = 0; index < side; index++) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const)
    drawRings(set, x, y, 4, [2, 4]);
  const centres = alignmentCentres(version, side);
  const last = centres.length - 1;
  for (const [row, y] of centres.entries()) {
    for (const [column, x] of centres.entries()) {
      const atFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!atFinder) drawRings(set, x, y, 2, [1]);
    }
  }
  drawFormat(set, side, maskIndex);
  if (version >= 7) drawVersion(set, side, version);
  drawData(dark, fixed, codewords, masks[maskIndex] ?? (() => false));
  return dark;
}

type SetModule = (x: number, y: number, value: boolean) => void;

/** Squares around a centre; those at the `light` distances are light. */
function drawRings(set: SetModule, centreX: number, centreY: number, radius: number, light: readonly number[]): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      set(centreX + dx, centreY + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function alignmentCentres(version: number, side: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => side - 7 - (count - 2 - index) * step)];
}

/** Appends the remainder of a BCH code. */
function withCheck(data: number, bits: number, divisor: number): number {
  let remainder = data;
  for (let round = 0; round < bits; round++) remainder = (remainder << 1) ^ ((remainder >>> (bits - 1)) * divisor);
  return (data << bits) | remainder;
}

function drawFormat(set: SetModule, side: number, maskIndex: number): void {
  // Level M is 00.
  const bits = withCheck(maskIndex, 10, 0x537) ^ 0x5412;
  const bit = (index: number) => ((bits >>> index) & 1) === 1;
  for (let index = 0; index <= 5; index++) set(8, index, bit(index));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let index = 9; index < 15; index++) set(14 - index, 8, bit(index));
  for (let index = 0; index < 8; index++) set(side - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index++) set(8, side - 15 + index, bit(index));
  set(8, side - 8, true);
}

function drawVersion(set: SetModule, side: number, version: number): void {
  const bits = withCheck(version, 12, 0x1f25);
  for (let index = 0; index < 18; index++) {
    const value = ((bits >>> index) & 1) === 1;
    const far = side - 11 + (index % 3);
    const near = Math.floor(index / 3);
    set(far, near, value);
    set(near, far, value);
  }
}

/** Two columns at a time from the right, up and down in turn, around what is fixed. */
function drawData(dark: boolean[][], fixed: boolean[][], codewords: Buffer, mask: Mask): void {
  const side = dark.length;
  let index = 0;
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < side; step++) {
      const y = upward ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || fixed[y]?.[x]) continue;
        const bit = (((codewords[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1) === 1;
        row[x] = bit !== mask(x, y);
        index++;
      }
    }
  }
}

/** How hard the pattern is to read: long runs, blocks, lookalikes of the finder pattern, too much of one colour. */
function penalty(dark: boolean[][]): number {
  const rows = dark.map((row) => row.map((module) => (module ? '1' : '0')).join(''));
  const columns = dark.map((_row, x) => dark.map((row) => (row[x] ? '1' : '0')).join(''));
  let result = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) result += run.length - 2;
    result += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (const [y, row] of dark.entries()) {
    for (const [x, module] of row.entries()) {
      if (y === 0 || x === 0) continue;
      if (row[x - 1] === module && dark[y - 1]?.[x] === module && dark[y - 1]?.[x - 1] === module) result += 3;
    }
  }
  const share = rows.join('').replaceAll('0', '').length / dark.length ** 2;
  return result + 10 * Math.floor(Math.abs(share * 20 - 10));
}
