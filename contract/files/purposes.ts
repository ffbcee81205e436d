import type { FileRefusalCode } from './refusals.ts';

/** What a file is for. A user has at most one current file for each, which the next one replaces; loose ones coexist. */
export const filePurposes = [
  'cv',
  'profile-photo',
  'profile-video',
  'identity-document',
  'identity-document-back',
  'company-logo',
  'cipc-document',
  'utility-bill',
  'responsible-person-id',
  'responsible-person-id-back',
  'work-evidence',
  'message-file',
] as const;

export type FilePurpose = (typeof filePurposes)[number];

export const buckets = [
  'cvs',
  'profile-photos',
  'user-documents',
  'profile-videos',
  'work-evidence',
  'message-files',
] as const;

export type Bucket = (typeof buckets)[number];

export type FileKind = 'cv' | 'photo' | 'document' | 'video';

interface PurposeRules {
  readonly kind: FileKind;
  readonly bucket: Bucket;
  /** Which accounts may have one. `anyone`: also those with neither role yet. */
  readonly userType: 'sales_rep' | 'business' | 'either' | 'anyone';
  /** Stored encrypted, and shown only to the people who check it. */
  readonly sealed: boolean;
  /** Each waits to become part of something, and is deleted if it does not: none replaces another. */
  readonly loose?: true;
}

const document = { kind: 'document', bucket: 'user-documents', sealed: true } as const;

const photo = { kind: 'photo', bucket: 'profile-photos', sealed: false } as const;

export const purposeRules: Record<FilePurpose, PurposeRules> = {
  cv: { kind: 'cv', bucket: 'cvs', userType: 'sales_rep', sealed: false },
  'profile-photo': { ...photo, userType: 'sales_rep' },
  'profile-video': { kind: 'video', bucket: 'profile-videos', userType: 'sales_rep', sealed: false },
  'identity-document': { ...document, userType: 'sales_rep' },
  'identity-document-back': { ...document, userType: 'sales_rep' },
  'company-logo': { ...photo, userType: 'business' },
  'cipc-document': { ...document, userType: 'business' },
  'utility-bill': { ...document, userType: 'business' },
  'responsible-person-id': { ...document, userType: 'business' },
  'responsible-person-id-back': { ...document, userType: 'business' },
  /** Pictures of the work. Shown to the other side, so it is not sealed. */
  'work-evidence': { kind: 'document', bucket: 'work-evidence', userType: 'either', sealed: false },
  /** Attached to a message by its uploader, and from then on shown to its readers. */
  'message-file': { kind: 'document', bucket: 'message-files', userType: 'anyone', sealed: false, loose: true },
};

/** How many files of a user may wait to become part of something; the oldest are deleted first. */
export const mostLoose = 50;

/** Retention in hours. */
export const looseHours = 24;

interface KindRules {
  /** In bytes. */
  readonly limit: number;
  /** Lower case, with the dot: the extensions that the chooser offers and the name may have. */
  readonly extensions: readonly string[];
  readonly wrongType: FileRefusalCode;
  readonly tooLarge: FileRefusalCode;
}

const megabyte = 1024 * 1024;

const pictures = ['.jpg', '.jpeg', '.png', '.webp'];

export const kindRules: Record<FileKind, KindRules> = {
  cv: {
    limit: 5 * megabyte,
    extensions: ['.pdf', '.doc', '.docx'],
    wrongType: 'file.not_cv',
    tooLarge: 'file.cv_too_large',
  },
  photo: {
    limit: 10 * megabyte,
    extensions: pictures,
    wrongType: 'file.not_picture',
    tooLarge: 'file.too_large',
  },
  document: {
    limit: 10 * megabyte,
    extensions: ['.pdf', ...pictures],
    wrongType: 'file.not_document',
    tooLarge: 'file.too_large',
  },
  video: {
    limit: 60 * megabyte,
    extensions: ['.mp4', '.mov', '.webm'],
    wrongType: 'file.not_video',
    tooLarge: 'file.video_too_large',
  },
};

export const rulesOf = (purpose: FilePurpose): PurposeRules & KindRules => ({
  ...purposeRules[purpose],
  ...kindRules[purposeRules[purpose].kind],
});

/** For the `accept` attribute of a file input. */
export const acceptOf = (purpose: FilePurpose): string => rulesOf(purpose).extensions.join(',');

/** The longest profile video, in seconds. */
export const longestVideo = 30;

/** Cameras stop a moment after the button was pressed. */
export const videoSlack = 1;

/** What is wrong with a chosen file, by its name and size; the server checks every byte. */
export function refuseChosenFile(purpose: FilePurpose, file: { name: string; size: number }): FileRefusalCode | null {
  const { extensions, limit, wrongType, tooLarge } = rulesOf(purpose);
  const name = file.name.toLowerCase();
  if (/\.(heic|heif)$/.test(name) && extensions.includes('.jpg')) return 'file.heic';
  if (!extensions.some((extension) => name.endsWith(extension))) return wrongType;
  if (file.size === 0) return 'file.empty';
  return file.size > limit ? tooLarge : null;
}
