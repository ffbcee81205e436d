import { type FilePurpose, rulesOf } from '#contract/files/purposes.ts';

interface Named {
  readonly id: string;
  readonly ownerId: string;
  readonly purpose: FilePurpose;
}

/** Where a new file lies: a place of its own, which has nothing to do with the name it came with. */
export function objectKeyOf({ id, ownerId, purpose }: Named, extension: string): string {
  return `${rulesOf(purpose).bucket}/${ownerId}/${id}/${purpose}.${extension}`;
}

/** Where the current CV of a person comes to lie, replacing the one before. */
export function placeOfCv(ownerId: string, extension: string): string {
  return `cvs/${ownerId}/cv.${extension}`;
}

export function extensionOf(objectKey: string): string {
  return objectKey.slice(objectKey.lastIndexOf('.') + 1);
}
