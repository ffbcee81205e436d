import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileKind } from '#contract/files/purposes.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { makeDoc, makePdf } from '#test/support/sample-files/documents.ts';
import { makeJpeg, makePixelBomb, makePng, makeWebp } from '#test/support/sample-files/pictures.ts';
import { makeMp4, makeWebm } from '#test/support/sample-files/videos.ts';
import { makeDocx, makeZip } from '#test/support/sample-files/zips.ts';
import { inspectUpload } from './inspect-upload.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thengisa-inspect-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspect(kind: FileKind, name: string, content: Buffer) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return inspectUpload(path, kind, name);
}

type Make = () => Buffer | Promise<Buffer>;

const cut =
  (make: Make, part = 0.5) =>
  async () => {
    const whole = await make();
    return whole.subarray(0, Math.floor(whole.length * part));
  };
const joined =
  (...parts: (Make | string)[]) =>
  async () =>
    Buffer.concat(await Promise.all(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part()))));

const html = '<html><script>alert(1)</script></html>';
const zip = () => makeZip([{ name: 'Evil.class', content: 'code' }]);
const svg = () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const gif = () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const heic = () =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);
const changed = (content: Buffer, from: string, to: string) =>
  Buffer.from(content.toString('latin1').replace(from, to), 'latin1');

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
describe('sound files are recognised', () => {
  test.each<[FileKind, string, Make, { extension: string; contentType: string; durationMs?: number }]>([
    ['cv', 'CV.PDF', () => makePdf(), { extension: 'pdf', contentType: 'application/pdf' }],
    ['cv', 'cv.docx', () => makeDocx(), { extension: 'docx', contentType: wordType }],
    ['cv', 'cv.doc', () => makeDoc(), { extension: 'doc', contentType: 'application/msword' }],
    ['document', 'bill.pdf', () => makePdf(), { extension: 'pdf', contentType: 'application/pdf' }],
    ['document', 'id.jpg', () => makeJpeg(), { extension: 'jpg', contentType: 'image/jpeg' }],
    ['document', 'id.png', () => makePng(), { extension: 'jpg', contentType: 'image/jpeg' }],
    ['photo', 'me.jpeg', () => makeJpeg(), { extension: 'webp', contentType: 'image/webp' }],
    // Messengers name pictures arbitrarily.
    ['photo', 'me.jpg', () => makeWebp(), { extension: 'webp', contentType: 'image/webp' }],
    ['video', 'me.mp4', () => makeMp4(), { extension: 'mp4', contentType: 'video/mp4', durationMs: 12_000 }],
    [
      'video',
      'me.MOV',
      () => makeMp4({ brand: 'qt  ' }),
      { extension: 'mov', contentType: 'video/quicktime', durationMs: 12_000 },
    ],
    [
      'video',
      'me.mp4',
      () => makeMp4({ fragmented: true }),
      { extension: 'mp4', contentType: 'video/mp4', durationMs: 12_000 },
    ],
    ['video', 'me.webm', () => makeWebm(), { extension: 'webm', contentType: 'video/webm', durationMs: 12_000 }],
    ['video', 'me.mp4', () => makeMp4({ seconds: 31 }), { extension: 'mp4', contentType: 'video/mp4' }],
  ])('%s %s', async (kind, name, make, expected) => {
    expect(await inspect(kind, name, await make())).toMatchObject(expected);
  });
});

describe('everything else is refused, with its own reason', () => {
  test.each<[string, FileKind, string, Make, RefusalCode]>([
    ['an extension that no CV has', 'cv', 'cv.txt', () => makePdf(), 'file.not_cv'],
    ['an extension that is not the last', 'cv', 'cv.pdf.exe', () => makePdf(), 'file.not_cv'],
    ['a picture as CV', 'cv', 'cv.png', () => makePng(), 'file.not_cv'],
    ['a Word document as identity document', 'document', 'id.docx', () => makeDocx(), 'file.not_document'],
    ['a PDF as photo', 'photo', 'me.pdf', () => makePdf(), 'file.not_picture'],
    ['a picture as video', 'video', 'me.jpg', () => makeJpeg(), 'file.not_video'],
    ['text called PDF', 'cv', 'cv.pdf', () => Buffer.from('My name is Thabo.'), 'file.wrong_bytes'],
    ['a program called PDF', 'cv', 'cv.pdf', () => Buffer.from(`MZ${'\0'.repeat(200)}`), 'file.wrong_bytes'],
    ['a ZIP that is no Word document', 'cv', 'cv.docx', zip, 'file.wrong_bytes'],
    ['a spreadsheet called Word document', 'cv', 'cv.doc', () => makeDoc({ stream: 'Workbook' }), 'file.wrong_bytes'],
    ['an SVG', 'photo', 'me.svg', svg, 'file.not_picture'],
    ['an SVG called PNG', 'photo', 'me.png', svg, 'file.wrong_bytes'],
    ['a GIF called PNG', 'photo', 'me.png', gif, 'file.wrong_bytes'],
    ['a GIF that is a JAR', 'photo', 'me.png', joined(gif, zip), 'file.wrong_bytes'],
    ['HTML called JPEG', 'document', 'id.jpg', () => Buffer.from(html), 'file.wrong_bytes'],
    ['a picture of an iPhone', 'photo', 'me.heic', heic, 'file.heic'],
    ['a picture of an iPhone, called JPEG', 'document', 'id.jpg', heic, 'file.heic'],

    ['half a PDF', 'cv', 'cv.pdf', cut(() => makePdf()), 'file.damaged'],
    ['a PDF without its last bytes', 'cv', 'cv.pdf', cut(() => makePdf(), 0.995), 'file.damaged'],
    [
      'a PDF with a hole',
      'cv',
      'cv.pdf',
      async () => {
        const whole = await makePdf();
        return Buffer.concat([whole.subarray(0, 300), whole.subarray(500)]);
      },
      'file.damaged',
    ],
    ['half a Word document', 'cv', 'cv.docx', cut(() => makeDocx()), 'file.damaged'],
    ['a Word document without its last byte', 'cv', 'cv.docx', () => makeDocx().subarray(0, -1), 'file.damaged'],
    ['half an old Word document', 'cv', 'cv.doc', cut(() => makeDoc(), 0.7), 'file.damaged'],
    ['half a JPEG', 'photo', 'me.jpg', cut(() => makeJpeg()), 'file.damaged'],
    ['half a JPEG as document', 'document', 'id.jpg', cut(() => makeJpeg()), 'file.damaged'],
    ['half a PNG', 'photo', 'me.png', cut(() => makePng()), 'file.damaged'],
    ['half a WebP', 'photo', 'me.webp', cut(() => makeWebp()), 'file.damaged'],
    ['half an MP4', 'video', 'me.mp4', cut(() => makeMp4()), 'file.damaged'],
    ['an MP4 without its last byte', 'video', 'me.mp4', () => makeMp4().subarray(0, -1), 'file.damaged'],
    ['half a WebM', 'video', 'me.webm', cut(() => makeWebm(), 0.51), 'file.damaged'],

    ['a PDF that goes on as ZIP', 'cv', 'cv.pdf', joined(() => makePdf(), zip), 'file.unsafe'],
    ['a PDF that goes on as HTML', 'cv', 'cv.pdf', joined(() => makePdf(), html), 'file.unsafe'],
    [
      'a Word document with the beginning of a PDF',
      'cv',
      'cv.docx',
      joined(() => makeDocx([{ name: '%PDF-1.7', content: 'x' }])),
      'file.unsafe',
    ],
    ['a JPEG that goes on as HTML', 'photo', 'me.jpg', joined(() => makeJpeg(), html), 'file.unsafe'],
    ['a JPEG that goes on as ZIP', 'document', 'id.jpg', joined(() => makeJpeg(), zip), 'file.unsafe'],
    [
      'a PNG that goes on as script',
      'photo',
      'me.png',
      joined(() => makePng(), '<?php system($_GET[0]);'),
      'file.unsafe',
    ],
    ['a WebP that goes on as PDF', 'photo', 'me.webp', joined(() => makeWebp(), '%PDF-1.4'), 'file.unsafe'],
    ['an MP4 that goes on as ZIP', 'video', 'me.mp4', joined(() => makeMp4(), zip), 'file.unsafe'],
    ['an old Word document that goes on as ZIP', 'cv', 'cv.doc', joined(() => makeDoc(), zip), 'file.unsafe'],
    [
      'a Word document with macros',
      'cv',
      'cv.docx',
      () => makeDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
      'file.active',
    ],
    ['an old Word document with macros', 'cv', 'cv.doc', () => makeDoc({ storage: 'Macros' }), 'file.active'],

    [
      'a Word document that unpacks to 100 MB',
      'cv',
      'cv.docx',
      () => makeDocx([{ name: 'word/media/image1.bmp', content: Buffer.alloc(100 * 1024 * 1024) }]),
      'file.unsafe',
    ],
    [
      'a Word document that says it is smaller than it is',
      'cv',
      'cv.docx',
      () => makeDocx([{ name: 'word/a.bmp', content: Buffer.alloc(20 * 1024 * 1024), declaredSize: 1000 }]),
      'file.damaged',
    ],
    [
      'a Word document of thousands of parts',
      'cv',
      'cv.docx',
      () => makeDocx(Array.from({ length: 2100 }, (_, index) => ({ name: `word/${index}.xml`, content: 'x' }))),
      'file.unsafe',
    ],
    [
      'a Word document with a path out of its folder',
      'cv',
      'cv.docx',
      () => makeDocx([{ name: '../../etc/passwd', content: 'x' }]),
      'file.damaged',
    ],

    ['a PDF with a password', 'cv', 'cv.pdf', () => makePdf('x', { userPassword: 'secret' }), 'file.password'],
    ['an old Word document with a password', 'cv', 'cv.doc', () => makeDoc({ encrypted: true }), 'file.password'],
    [
      'a Word document with a password',
      'cv',
      'cv.docx',
      () => makeDoc({ stream: 'EncryptedPackage' }),
      'file.password',
    ],

    ['a picture of 100 megapixels', 'photo', 'me.png', () => makePixelBomb(10_000, 10_000), 'file.too_many_pixels'],
    ['a video of 32 seconds', 'video', 'me.mp4', () => makeMp4({ seconds: 32 }), 'file.video_too_long'],
    [
      'a filmed video of 32 seconds',
      'video',
      'me.mp4',
      () => makeMp4({ seconds: 32, fragmented: true }),
      'file.video_too_long',
    ],
    [
      'a video of 40 seconds that declares 12',
      'video',
      'me.mp4',
      () => makeMp4({ sampled: 40 }),
      'file.video_too_long',
    ],
    [
      'a filmed video that says it has four billion pictures a second',
      'video',
      'me.mp4',
      () => makeMp4({ fragmented: true, samplesOfFragment: 0xff_ff_ff_ff }),
      'file.video_too_long',
    ],
    ['a filmed WebM of 32 seconds', 'video', 'me.webm', () => makeWebm({ seconds: 32 }), 'file.video_too_long'],
    [
      'a WebM that declares 31 seconds and a bit',
      'video',
      'me.webm',
      () => makeWebm({ declared: 31_001 }),
      'file.video_too_long',
    ],
    [
      'a WebM that declares no end',
      'video',
      'me.webm',
      () => makeWebm({ declared: Number.POSITIVE_INFINITY }),
      'file.video_too_long',
    ],
    [
      'a WebM that declares what is no number',
      'video',
      'me.webm',
      () => makeWebm({ declared: Number.NaN }),
      'file.damaged',
    ],
    ['sound only', 'video', 'me.mp4', () => makeMp4({ handler: 'soun' }), 'file.not_video'],
    ['an MP4 that says it takes no time', 'video', 'me.mp4', () => makeMp4({ seconds: 0 }), 'file.damaged'],
    [
      'an MP4 whose header comes as an unknown box',
      'video',
      'me.mp4',
      () => changed(makeMp4(), 'moov', 'xoov'),
      'file.damaged',
    ],
  ])('%s', async (_what, kind, name, make, code) => {
    const outcome = await inspect(kind, name, await make()).catch((error: unknown) => error);
    expect(outcome instanceof Refusal ? outcome.code : outcome).toBe(code);
  });
});

describe('pictures are re-encoded', () => {
  test('turned upright, scaled down, and without the camera’s metadata', async () => {
    const sent = await makeJpeg({ width: 4000, height: 2000, orientation: 6, camera: 'Nokia 3310' });
    expect(sent.toString('latin1')).toContain('Exif');
    const { content } = await inspect('document', 'id.jpg', sent);
    const { width, height, exif, orientation } = await sharp(content ?? Buffer.alloc(0)).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 1500,
      height: 3000,
      exif: undefined,
      orientation: undefined,
    });
  });

  test('photos are scaled down to a square of 1024 pixels', async () => {
    const { content } = await inspect('photo', 'me.png', await makePng({ width: 1600, height: 1600 }));
    const { width, height, format } = await sharp(content ?? Buffer.alloc(0)).metadata();
    expect({ width, height, format }).toEqual({ width: 1024, height: 1024, format: 'webp' });
  });

  test('data appended to a picture is removed', async () => {
    const hidden = Buffer.from('a secret between the lines');
    const { content } = await inspect('photo', 'me.jpg', Buffer.concat([await makeJpeg(), hidden]));
    expect(content?.includes(hidden)).toBe(false);
  });
});
