import { type FilePurpose, rulesOf } from '#contract/files/purposes.ts';

interface Named {
  readonly id: string;
  readonly ownerId: string;
  readonly purpose: FilePurpose;
}

/** The object key of a new file: unique, and independent of the file's name. */
export function objectKeyOf({ id, ownerId, purpose }: Named, extension: string): string {
  return `${rulesOf(purpose).bucket}/${ownerId}/${id}/${purpose}.${extension}`;
}

/** The object key of a person's current CV, which replaces the one before. */
export function placeOfCv(ownerId: string, extension: string): string {
  return `cvs/${ownerId}/cv.${extension}`;
}

export function extensionOf(objectKey: string): string {
  return objectKey.slice(objectKey.lastIndexOf('.') + 1);
}
