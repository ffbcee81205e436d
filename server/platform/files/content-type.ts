const shown: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

const downloaded: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  rtf: 'application/rtf',
  txt: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** By the extension of the key. Only content that a browser shows without running its author's code may be shown in a page. */
export function contentTypeOf(key: string): { readonly type: string; readonly mayBeShown: boolean } {
  const ending = key.slice(key.lastIndexOf('.') + 1).toLowerCase();
  const type = shown[ending];
  if (type !== undefined) return { type, mayBeShown: true };
  return { type: downloaded[ending] ?? 'application/octet-stream', mayBeShown: false };
}
