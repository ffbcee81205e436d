import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { type FileKind, kindRules } from '#contract/files/purposes.ts';
import { Refusal } from '../../refusal.ts';
import { cleanPicture, type PictureType } from './clean-picture.ts';
import { refuseUnsoundDoc } from './inspect-doc.ts';
import { refuseUnsoundDocx } from './inspect-docx.ts';
import { refuseUnsoundPdf } from './inspect-pdf.ts';
import { measureVideo, type VideoType } from './inspect-video.ts';

export interface Sound {
  /** Without the dot, and by what is in it. */
  readonly extension: string;
  readonly contentType: string;
  /** What to keep; null: the file as it was sent. */
  readonly content: Buffer | null;
  readonly durationMs: number | null;
}

const kept = (extension: string, contentType: string, durationMs: number | null = null): Sound => ({
  extension,
  contentType,
  content: null,
  durationMs,
});

type Inspect = (path: string, kind: FileKind) => Promise<Sound>;

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const picture =
  (type: PictureType): Inspect =>
  async (path, kind) => ({
    ...(await cleanPicture(await readFile(path), type, kind === 'photo' ? 'photo' : 'document')),
    durationMs: null,
  });

const video =
  (type: VideoType, contentType: string): Inspect =>
  async (path) =>
    kept(type, contentType, (await measureVideo(path, type)).durationMs);

const pdf: Inspect = async (path) => {
  refuseUnsoundPdf(await readFile(path));
  return kept('pdf', 'application/pdf');
};

const docx: Inspect = async (path) => {
  await refuseUnsoundDocx(await readFile(path));
  return kept('docx', wordType);
};

const doc: Inspect = async (path) => {
  refuseUnsoundDoc(await readFile(path));
  return kept('doc', 'application/msword');
};

/** By the extension of the name; then which bytes may stand behind it, as file-type calls them. */
const inspections: Record<string, Record<string, Inspect>> = {
  '.pdf': { pdf },
  // A .docx with a password is a compound file; a .zip only when its first part is not what Word writes first.
  '.docx': { docx, zip: docx, cfb: doc },
  '.doc': { cfb: doc },
  ...Object.fromEntries(
    // Phones and messengers give pictures whatever ending.
    ['.jpg', '.jpeg', '.png', '.webp'].map((extension) => [
      extension,
      { jpg: picture('jpg'), png: picture('png'), webp: picture('webp') },
    ]),
  ),
  ...Object.fromEntries(
    ['.mp4', '.mov'].map((extension) => [
      extension,
      { mp4: video('mp4', 'video/mp4'), m4v: video('mp4', 'video/mp4'), mov: video('mov', 'video/quicktime') },
    ]),
  ),
  '.webm': { webm: video('webm', 'video/webm') },
};

/** Reads every byte of an upload and says what it is. Throws a Refusal for what is not sound or not of this kind. */
export async function inspectUpload(path: string, kind: FileKind, name: string): Promise<Sound> {
  const type = (await fileTypeFromFile(path))?.ext ?? '';
  if (type === 'heic' && kind !== 'cv' && kind !== 'video') throw new Refusal('file.heic');
  const { extensions, wrongType } = kindRules[kind];
  const extension = extensions.find((one) => name.toLowerCase().endsWith(one));
  if (extension === undefined) throw new Refusal(wrongType);
  const inspect = inspections[extension]?.[type];
  if (!inspect) throw new Refusal('file.wrong_bytes');
  return inspect(path, kind);
}
