import { crc32 } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly content: Buffer;
}

const localMark = 0x04034b50;
const centralMark = 0x02014b50;
const endMark = 0x06054b50;
const localSize = 30;

/** What local and central headers share: version, UTF-8 names, stored, 1 January 1980, checksum, sizes, length of the name. */
function headerOf({ name, content }: ZippedFile): Buffer {
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(0x0800, 2);
  shared.writeUInt16LE(0x21, 8);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(Buffer.byteLength(name), 22);
  return shared;
}

function mark(value: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(value);
  return four;
}

/** A ZIP archive of uncompressed files. The same files make the same archive, byte for byte. */
export function writeZip(files: readonly ZippedFile[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const shared = headerOf(file);
    const name = Buffer.from(file.name);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    local.push(mark(localMark), shared, name, file.content);
    central.push(mark(centralMark), Buffer.from([20, 0]), shared, rest, name);
    offset += localSize + name.length + file.content.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, mark(endMark), end]);
}

export const isZip = (content: Buffer): boolean => content.subarray(0, 2).toString('latin1') === 'PK';

/** The files of an archive that `writeZip` wrote, as far as its headers can be read. */
export function readZip(archive: Buffer): ZippedFile[] {
  const files: ZippedFile[] = [];
  let at = 0;
  while (at + localSize <= archive.length && archive.readUInt32LE(at) === localMark) {
    const size = archive.readUInt32LE(at + 18);
    const begin = at + localSize + archive.readUInt16LE(at + 26);
    files.push({
      name: archive.subarray(at + localSize, begin).toString(),
      content: archive.subarray(begin, begin + size),
    });
    at = begin + size;
  }
  return files;
}
