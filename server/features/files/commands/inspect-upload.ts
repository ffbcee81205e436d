import { open, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { type FileKind, kindRules, longestVideo, videoSlack } from '#contract/files/purposes.ts';
import { cleanPicture, type PictureForm, type PictureType } from '#server/platform/files/inspection/clean-picture.ts';
import { refuseUnsoundDoc } from '#server/platform/files/inspection/inspect-doc.ts';
import { refuseUnsoundDocx } from '#server/platform/files/inspection/inspect-docx.ts';
import { refuseUnsoundPdf } from '#server/platform/files/inspection/inspect-pdf.ts';
import { refuseUnsoundRtf } from '#server/platform/files/inspection/inspect-rtf.ts';
import { measureVideo, type VideoType } from '#server/platform/files/inspection/inspect-video.ts';
import { Refusal } from '#server/platform/refusal.ts';

export interface Sound {
  /** By content, without the dot. */
  readonly extension: string;
  readonly contentType: string;
  /** The content to store; null: as uploaded. */
  readonly content: Buffer | null;
  readonly durationMs: number | null;
}

type Inspect = (path: string) => Promise<Sound>;

/** By the extension of the name, then by the type of the content as file-type names it. */
type Inspections = Readonly<Record<string, Readonly<Record<string, Inspect>>>>;

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const asSent =
  (extension: string, contentType: string, refuseUnsound: (content: Buffer) => void | Promise<void>): Inspect =>
  async (path) => {
    await refuseUnsound(await readFile(path));
    return { extension, contentType, content: null, durationMs: null };
  };

const pdf = asSent('pdf', 'application/pdf', refuseUnsoundPdf);
const docx = asSent('docx', wordType, refuseUnsoundDocx);
const doc = asSent('doc', 'application/msword', refuseUnsoundDoc);
const rtf = asSent('rtf', 'application/rtf', refuseUnsoundRtf);

/** Documents often have another format's extension, and programs open them by content. A .docx with a password is a compound file. */
const written = {
  pdf,
  docx,
  // file-type reports zip when the first part is not the one that Word writes first.
  zip: docx,
  cfb: doc,
  rtf,
};

const video =
  (extension: VideoType, contentType: string): Inspect =>
  async (path) => {
    const seconds = await measureVideo(path, extension);
    if (seconds > longestVideo + videoSlack) throw new Refusal('file.video_too_long');
    return { extension, contentType, content: null, durationMs: Math.round(seconds * 1000) };
  };

const filmed = {
  mp4: video('mp4', 'video/mp4'),
  m4v: video('mp4', 'video/mp4'),
  mov: video('mov', 'video/quicktime'),
};

/** Phones and messengers give pictures arbitrary extensions. */
function pictures(form: PictureForm, beside: Readonly<Record<string, Inspect>> = {}): Inspections {
  const picture =
    (type: PictureType): Inspect =>
    async (path) => ({ ...(await cleanPicture(await readFile(path), type, form)), durationMs: null });
  const any = { ...beside, jpg: picture('jpg'), png: picture('png'), webp: picture('webp') };
  return { '.jpg': any, '.jpeg': any, '.png': any, '.webp': any };
}

/** The same along with PDFs, under the extension of either. */
function scans(form: PictureForm): Inspections {
  const any = pictures(form, { pdf });
  return { ...any, '.pdf': any['.jpg'] ?? {} };
}

const inspections: Record<FileKind, Inspections> = {
  cv: { '.pdf': written, '.docx': written, '.doc': written },
  photo: pictures({ format: 'webp', side: 1024 }),
  document: scans({ format: 'jpg', side: 3000 }),
  video: { '.mp4': filmed, '.mov': filmed, '.webm': { webm: video('webm', 'video/webm') } },
};

/** Reads the whole upload and returns its type. Throws a Refusal for a damaged, unsafe or unexpected file. */
export async function inspectUpload(path: string, kind: FileKind, name: string): Promise<Sound> {
  const type = (await fileTypeFromFile(path))?.ext ?? '';
  const { extensions, wrongType } = kindRules[kind];
  if (type === 'heic' && extensions.includes('.jpg')) throw new Refusal('file.heic');
  const extension = extensions.find((one) => name.toLowerCase().endsWith(one));
  if (extension === undefined) throw new Refusal(wrongType);
  const inspect = inspections[kind][extension]?.[type];
  // Other data precedes the PDF.
  if (!inspect && type === '' && extension === '.pdf' && (await startsLate(path))) throw new Refusal('file.unsafe');
  if (!inspect) throw new Refusal('file.wrong_bytes');
  return inspect(path);
}

/** PDF readers search this many bytes for the header. */
const latestStart = 1024;

async function startsLate(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(latestStart), 0, latestStart, 0);
    return buffer.subarray(0, bytesRead).includes('%PDF-');
  } finally {
    await file.close();
  }
}
