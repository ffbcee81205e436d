import { sha256 } from '#server/platform/crypto/digests.ts';
import type { CourseFiles } from './read-course.ts';

/** A digest of a course's files: the same files are the same version. */
export const digestOf = (files: CourseFiles): Buffer =>
  sha256(JSON.stringify(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))));
