const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const endOfChain = 0xff_ff_ff_fe;
const entrySize = 128;
const packedSectorSize = 64;

export interface CompoundFile {
  /** Of every stream and storage in it. */
  readonly names: readonly string[];
  /** A stream; null when there is none of this name, or a part of it is missing. */
  read(name: string): Buffer | null;
}

interface DirectoryEntry {
  readonly name: string;
  readonly start: number;
  readonly size: number;
}

/**
 * Reads the container format of Word 97 to 2003 and of encrypted Office documents ([MS-CFB]). Null when it is damaged: a stream that does not lie
 * wholly in the file counts as such.
 */
export function readCompoundFile(content: Buffer): CompoundFile | null {
  if (content.length < 1536 || !content.subarray(0, 8).equals(signature)) return null;
  try {
    return parse(content);
  } catch (error) {
    // A number in it points to where there is nothing.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function parse(content: Buffer): CompoundFile {
  const sectorSize = content.readUInt16LE(30) === 12 ? 4096 : 512;
  const sectorAt = (sector: number): Buffer => {
    const start = (sector + 1) * sectorSize;
    if (start >= content.length) throw new RangeError('A sector lies outside the file');
    return content.subarray(start, start + sectorSize);
  };
  if (content.readUInt32LE(44) > content.length / sectorSize) throw new RangeError('The table is larger than the file');
  const next = tableOf(tableSectors(content, sectorAt).map(sectorAt), sectorSize);
  // A sector belongs to one chain: all of them together are no longer than the file, whatever was written into it.
  const chain = chainsOf(sectorAt, next, Math.ceil(content.length / sectorSize));

  const directory = Buffer.concat(chain(content.readUInt32LE(48)));
  const entries = entriesOf(directory);
  const smallest = content.readUInt32LE(56);
  const isPacked = ({ size }: DirectoryEntry, index: number) => index > 0 && size < smallest;
  const large = entries.filter((entry, index) => entry.size > 0 && !isPacked(entry, index));
  const streams = new Map(large.map((entry) => [entry.name, wholeStream(chain(entry.start), entry)]));
  const [root] = entries;
  const readPacked = packedReader((root && streams.get(root.name)) ?? Buffer.alloc(0), {
    table: chain(content.readUInt32LE(60), content.readUInt32LE(64)),
    sectorSize,
  });
  const packed = new Map(entries.filter(isPacked).map((entry) => [entry.name, entry]));
  return {
    names: entries.map(({ name }) => name),
    read(name) {
      const entry = packed.get(name);
      return streams.get(name) ?? (entry && entry.size > 0 ? readPacked(entry) : null);
    },
  };
}

interface PackedTable {
  readonly table: readonly Buffer[];
  readonly sectorSize: number;
}

/** Short streams are packed into the stream of the root, in sectors of 64 bytes that have a table of their own. */
function packedReader(stream: Buffer, { table, sectorSize }: PackedTable): (entry: DirectoryEntry) => Buffer | null {
  const sectorAt = (sector: number): Buffer => {
    const start = sector * packedSectorSize;
    if (start >= stream.length) throw new RangeError('A sector lies outside the stream of the root');
    return stream.subarray(start, start + packedSectorSize);
  };
  const chain = chainsOf(sectorAt, tableOf(table, sectorSize), Math.ceil(stream.length / packedSectorSize));
  return (entry) => {
    try {
      return wholeStream(chain(entry.start), entry);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  };
}

type SectorAt = (sector: number) => Buffer;

/** Which sector comes after one, by a table whose parts are sectors themselves. */
function tableOf(table: readonly Buffer[], sectorSize: number): (sector: number) => number {
  const perSector = sectorSize / 4;
  return (sector) => {
    const part = table[Math.floor(sector / perSector)];
    if (!part) throw new RangeError('A chain leads outside the table');
    return part.readUInt32LE((sector % perSector) * 4);
  };
}

/** Reads chains of sectors, all together no more than there are. */
function chainsOf(sectorAt: SectorAt, next: (sector: number) => number, count: number) {
  let unread = count;
  return (start: number, most = Number.POSITIVE_INFINITY): Buffer[] => {
    const sectors: Buffer[] = [];
    for (let sector = start; sector !== endOfChain && sectors.length < most; sector = next(sector)) {
      if (--unread < 0) throw new RangeError('A chain never ends, or runs into another');
      sectors.push(sectorAt(sector));
    }
    return sectors;
  };
}

function wholeStream(sectors: readonly Buffer[], { size }: DirectoryEntry): Buffer {
  if (sectors.reduce((sum, { length }) => sum + length, 0) < size) throw new RangeError('A stream is cut off');
  return Buffer.concat(sectors, size);
}

function tableSectors(content: Buffer, sectorAt: (sector: number) => Buffer): number[] {
  const count = content.readUInt32LE(44);
  const sectors: number[] = [];
  for (let index = 0; index < Math.min(count, 109); index++) sectors.push(content.readUInt32LE(76 + index * 4));
  let more = content.readUInt32LE(68);
  while (sectors.length < count) {
    const page = sectorAt(more);
    for (let at = 0; at < page.length - 4 && sectors.length < count; at += 4) sectors.push(page.readUInt32LE(at));
    more = page.readUInt32LE(page.length - 4);
  }
  return sectors;
}

function entriesOf(directory: Buffer): DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at + entrySize <= directory.length; at += entrySize) {
    const entry = directory.subarray(at, at + entrySize);
    const nameLength = entry.readUInt16LE(64);
    if (entry[66] === 0 || nameLength < 2 || nameLength > 64) continue;
    const name = entry.subarray(0, nameLength - 2).toString('utf16le');
    // Storages have no content, and in old files their size field may hold anything.
    const size = entry[66] === 1 ? 0 : entry.readUInt32LE(120);
    entries.push({ name, start: entry.readUInt32LE(116), size });
  }
  return entries;
}
