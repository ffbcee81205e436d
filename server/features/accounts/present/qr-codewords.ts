// The data side of ISO/IEC 18004: bytes, error correction level M, versions 1 to 22.

const correctionPerBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17];

interface Sized {
  readonly version: number;
  readonly total: number;
  readonly correction: number;
  readonly blocks: number;
}

/** The smallest version that holds the bytes, and the codewords to draw. Throws when they are too many. */
export function qrCodewords(bytes: Buffer): { version: number; codewords: Buffer } {
  for (let version = 1; version <= blockCounts.length; version++) {
    const blocks = blockCounts[version - 1] ?? 0;
    const correction = correctionPerBlock[version - 1] ?? 0;
    const total = moduleCount(version) >> 3;
    const capacity = total - correction * blocks;
    if (headerBits(version) + bytes.length * 8 > capacity * 8) continue;
    const size = { version, total, correction, blocks };
    return { version, codewords: interleave(dataOf(bytes, version, capacity), size) };
  }
  throw new Error('Too much text for a QR code');
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16);
const headerBits = (version: number) => 4 + lengthBits(version);

/** Modules left for codewords when all patterns are drawn. */
function moduleCount(version: number): number {
  let count = (16 * version + 128) * version + 64;
  if (version < 2) return count;
  const aligned = Math.floor(version / 7) + 2;
  count -= (25 * aligned - 10) * aligned - 55;
  return version < 7 ? count : count - 36;
}

function dataOf(bytes: Buffer, version: number, capacity: number): Buffer {
  const byteMode = '0100';
  const length = bytes.length.toString(2).padStart(lengthBits(version), '0');
  let bits = byteMode + length + [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  bits += '0'.repeat(Math.min(4, capacity * 8 - bits.length));
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  const data = Buffer.alloc(capacity);
  for (let index = 0; index < capacity; index++) {
    const octet = bits.slice(index * 8, index * 8 + 8);
    const padding = (index - bits.length / 8) % 2 === 0 ? 0xec : 0x11;
    data[index] = octet === '' ? padding : Number.parseInt(octet, 2);
  }
  return data;
}

function interleave(data: Buffer, { total, correction, blocks }: Sized): Buffer {
  const shortBlocks = blocks - (total % blocks);
  const shortLength = Math.floor(total / blocks) - correction;
  const divisor = generator(correction);
  const parts: { data: Buffer; correction: Buffer }[] = [];
  let start = 0;
  for (let block = 0; block < blocks; block++) {
    const end = start + shortLength + (block < shortBlocks ? 0 : 1);
    const part = data.subarray(start, end);
    parts.push({ data: part, correction: remainder(part, divisor) });
    start = end;
  }
  const result: number[] = [];
  for (let index = 0; index <= shortLength; index++) {
    for (const part of parts) if (index < part.data.length) result.push(part.data[index] ?? 0);
  }
  for (let index = 0; index < correction; index++) for (const part of parts) result.push(part.correction[index] ?? 0);
  return Buffer.from(result);
}

/** Reed-Solomon over GF(2^8) modulo 0x11d. */
function generator(degree: number): Buffer {
  const result = Buffer.alloc(degree);
  result[degree - 1] = 1;
  let root = 1;
  for (let round = 0; round < degree; round++) {
    for (let index = 0; index < degree; index++) {
      result[index] = multiply(result[index] ?? 0, root) ^ (result[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

function remainder(data: Buffer, divisor: Buffer): Buffer {
  const result = Buffer.alloc(divisor.length);
  for (const byte of data) {
    const factor = byte ^ (result[0] ?? 0);
    result.copy(result, 0, 1);
    result[result.length - 1] = 0;
    for (const [index, coefficient] of divisor.entries()) {
      result[index] = (result[index] ?? 0) ^ multiply(coefficient, factor);
    }
  }
  return result;
}

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}
