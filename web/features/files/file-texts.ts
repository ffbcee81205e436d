import { type FilePurpose, rulesOf } from '#contract/files/purposes.ts';

const kilobyte = 1024;

/** `532 B`, `48 KB`, `3.2 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} B`;
  if (bytes < kilobyte * kilobyte) return `${Math.round(bytes / kilobyte)} KB`;
  return `${(bytes / kilobyte / kilobyte).toFixed(1).replace(/\.0$/, '')} MB`;
}

const kinds = {
  cv: 'PDF or Word document (.pdf, .doc, .docx)',
  photo: 'JPEG, PNG or WebP',
  document: 'PDF, JPEG, PNG or WebP',
  video: 'MP4, MOV or WebM of up to 30 seconds',
} as const;

/** Accepted formats, for the line under the label: `PDF, JPEG, PNG or WebP, up to 10MB`. */
export function acceptedText(purpose: FilePurpose): string {
  const { kind, limit } = rulesOf(purpose);
  return `${kinds[kind]}, up to ${limit / kilobyte / kilobyte}MB`;
}

/** A toast's sentence from a label: `CV` → `CV uploaded successfully`. */
export function uploadedText(label: string): { title: string; description: string } {
  return { title: 'Success', description: `${label} uploaded successfully` };
}
