import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

interface PdfChoices
  extends Pick<PDFKit.PDFDocumentOptions, 'userPassword' | 'ownerPassword' | 'pdfVersion' | 'permissions'> {
  /** Pads it to at least this length. */
  readonly atLeast?: number;
}

/** A real PDF of one page. */
export async function makePdf(text = 'Curriculum vitae of Thabo Mokoena', choices: PdfChoices = {}): Promise<Buffer> {
  const { atLeast = 0, ...security } = choices;
  // In its title the text is plain; on the page it is in hexadecimal digits.
  const document = new PDFDocument({ compress: false, info: { Title: text }, ...security });
  document.text(text);
  if (atLeast > 0) document.text('x '.repeat(atLeast / 2));
  document.end();
  return buffer(document);
}

/** The same with one more object; `packed`: in an object stream, as newer programs write it. */
export async function makePdfWith(object: string, { packed = false, filter = '/FlateDecode' } = {}): Promise<Buffer> {
  const whole = (await makePdf()).toString('latin1');
  const content = packed ? deflateSync(Buffer.from(`9 0 ${object}`)) : Buffer.alloc(0);
  const stream = `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${content.length} >>\nstream\n`;
  const more = packed ? `${stream}${content.toString('latin1')}\nendstream\nendobj\n` : `9 0 obj\n${object}\nendobj\n`;
  const table = whole.lastIndexOf('xref\n0');
  const moved = whole.slice(table).replace(/startxref\s+\d+/, `startxref\n${table + more.length}`);
  return Buffer.from(whole.slice(0, table) + more + moved, 'latin1');
}

/** The same with a cross-reference stream, as newer programs write it, and `aside` bytes away from where its end says it is. */
export async function makePdfWithTableStream({ packed = true, predicted = true, aside = 0 } = {}): Promise<Buffer> {
  const whole = (await makePdf()).toString('latin1');
  const table = whole.lastIndexOf('xref\n0');
  const places = [...whole.slice(table).matchAll(/(\d{10}) (\d{5}) ([nf])/g)];
  const root = /\/Root (\d+ \d+ R)/.exec(whole.slice(table))?.[1];
  let above: Buffer = Buffer.alloc(5);
  const rows = [
    ...places.map(([, place, , kind]) => [Number(place), kind === 'n' ? 1 : 0] as const),
    [table, 1] as const,
  ].map(([place, kind]) => {
    const row = Buffer.alloc(5);
    row.writeUInt8(kind, 0);
    row.writeUInt32BE(place, 1);
    const up = Buffer.from(row.map((byte, index) => byte - (above[index] ?? 0)));
    above = row;
    return predicted ? Buffer.concat([Buffer.from([2]), up]) : row;
  });
  const plain = Buffer.concat(rows);
  const content = packed ? deflateSync(plain) : plain;
  const number = places.length;
  const filter = packed ? `/Filter /FlateDecode ${predicted ? '/DecodeParms << /Predictor 12 /Columns 5 >>' : ''}` : '';
  const head = `${number} 0 obj\n<< /Type /XRef /Size ${number + 1} /W [1 4 0] /Root ${root} ${filter} /Length ${content.length} >>`;
  const stream = `${head}\nstream\n${content.toString('latin1')}\nendstream\nendobj\n`;
  return Buffer.from(`${whole.slice(0, table)}${stream}startxref\n${table + aside}\n%%EOF\n`, 'latin1');
}

const sectorSize = 512;

/** A minimal Word 97 document: its header, one table sector, one directory sector, one stream. */
export function makeDoc({ encrypted = false, storage = '', stream = 'WordDocument', packed = false } = {}): Buffer {
  const streamSectors = 8;
  // As LibreOffice writes a short one: packed into the stream of the root, from its second small sector on.
  const packedSize = packed ? 1000 : 0;
  const header = Buffer.alloc(sectorSize);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(packed ? streamSectors + 2 : 0xfffffffe, 60);
  header.writeUInt32LE(packed ? 1 : 0, 64);
  header.writeUInt32LE(0xfffffffe, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);

  const table = Buffer.alloc(sectorSize, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  for (let sector = 0; sector < streamSectors; sector++) {
    table.writeUInt32LE(sector === streamSectors - 1 ? 0xfffffffe : sector + 3, (sector + 2) * 4);
  }

  if (packed) table.writeUInt32LE(0xfffffffe, (streamSectors + 2) * 4);

  const directory = Buffer.concat([
    packed ? entry('Root Entry', 5, 2, streamSectors * sectorSize) : entry('Root Entry', 5, 0xfffffffe, 0),
    packed ? entry(stream, 2, 1, packedSize) : entry(stream, 2, 2, streamSectors * sectorSize),
    storage ? entry(storage, 1, 0, 0) : Buffer.alloc(128),
    Buffer.alloc(128),
  ]);
  const content = Buffer.alloc(streamSectors * sectorSize, 0x20);
  const from = packed ? 64 : 0;
  content.writeUInt16LE(0xa5ec, from);
  content.writeUInt16LE(encrypted ? 0x0100 : 0, from + 10);
  const packedTable = Buffer.alloc(packed ? sectorSize : 0, 0xff);
  const last = Math.ceil(packedSize / 64);
  for (let sector = 1; sector <= last; sector++)
    packedTable.writeUInt32LE(sector === last ? 0xfffffffe : sector + 1, sector * 4);
  return Buffer.concat([header, table, directory, content, packedTable]);
}

function entry(name: string, type: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes[66] = type;
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}
