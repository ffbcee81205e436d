import type { Attachment } from './attachments.ts';

export type AttachedFile = Extract<Attachment, { kind: 'file' }>;

export const filesOf = (some: readonly Attachment[]): AttachedFile[] => some.filter((one) => one.kind === 'file');

export const isPicture = (one: Attachment): boolean => one.kind === 'file' && one.contentType.startsWith('image/');

function nameOf(one: Attachment): string {
  switch (one.kind) {
    case 'file':
      return isPicture(one) ? 'Picture' : `PDF: ${one.name}`;
    case 'job':
      return `Job: ${one.title}`;
    case 'interview':
      return 'Interview times';
    case 'place':
      return `Place: ${one.label}`;
    case 'announcement':
      return 'Announcement';
  }
}

interface Said {
  readonly content: string;
  readonly attachments: readonly Attachment[];
}

/** A message on one line: its words, or without any its attachments. Empty once it is deleted. */
export function wordsOf({ content, attachments }: Said): string {
  const [first] = attachments;
  if (content !== '' || first === undefined) return content;
  if (attachments.length === 1) return nameOf(first);
  return attachments.every(isPicture)
    ? `${attachments.length} pictures`
    : `${nameOf(first)} and ${attachments.length - 1} more`;
}
