import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: Buffer | string;
  /** False values in the directory. */
  readonly declaredSize?: number;
}

/** A ZIP of these parts, all deflated. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize } of parts) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const numbers = Buffer.alloc(26);
    numbers.writeUInt16LE(20, 0);
    numbers.writeUInt16LE(8, 4);
    numbers.writeUInt32LE(crc32(raw), 10);
    numbers.writeUInt32LE(packed.length, 14);
    numbers.writeUInt32LE(declaredSize ?? raw.length, 18);
    numbers.writeUInt16LE(Buffer.byteLength(name), 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), numbers, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), numbers, place, Buffer.from(name));
    bodies.push(body);
    offset += body.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, entries, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word document of one line, with optional extra parts. */
export function makeDocx(more: readonly ZipPart[] = []): Buffer {
  return makeZip([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${wordMain}"/></Types>`,
    },
    {
      name: 'word/document.xml',
      content:
        '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Thabo Mokoena</w:t></w:r></w:p></w:body></w:document>',
    },
    ...more,
  ]);
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The references of a part of a Word document. */
export function docxRelation(
  kind: string,
  target: string,
  { of = 'document.xml', more = 'TargetMode="External"' } = {},
) {
  const one = `<Relationship Id="rId1" Type="${relations}/${kind}" Target="${target}" ${more}/>`;
  const folder = of.slice(0, of.lastIndexOf('/') + 1);
  return {
    name: `word/${folder}_rels/${of.slice(folder.length)}.rels`,
    content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${one}</Relationships>`,
  };
}
