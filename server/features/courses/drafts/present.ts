import type { CourseDraft, CourseDraftFile, CoursePreview, PreviewQuestion } from '#contract/courses/course-drafts.ts';
import type { CourseParts, CourseQuestion } from '../content/services/read-course.ts';
import type { CourseDraftRow, DraftFileRow } from './tables.ts';

interface ShownDraft {
  readonly draft: CourseDraftRow;
  readonly changedBy: string;
  /** Of the course, once there is one. */
  readonly number: number | null;
  readonly publishedAt: Date | null;
}

export function presentDraft({ draft, changedBy, number, publishedAt }: ShownDraft): CourseDraft {
  const { courseId: id, slug, title, version, publishedVersion, changedAt } = draft;
  const isPublished = publishedVersion !== null && number !== null;
  return {
    ...{ id, slug, title, version, changedBy },
    changedAt: changedAt.toISOString(),
    published: isPublished
      ? { number, changedSince: publishedVersion !== version, offered: publishedAt !== null }
      : null,
  };
}

export interface NamedFile extends Pick<DraftFileRow, 'id' | 'path' | 'version' | 'changedAt'> {
  readonly changedBy: string;
}

export const presentFile = ({ id, path, version, changedAt, changedBy }: NamedFile): CourseDraftFile => ({
  ...{ id, path, version, changedBy },
  changedAt: changedAt.toISOString(),
});

const rooms = ['course.md', 'lessons/', 'final-test.yaml', 'pictures/'];
const roomOf = (path: string) => rooms.findIndex((room) => path.startsWith(room));

/** In the order of writing. */
export const inOrder = <File extends { readonly path: string }>(files: readonly File[]): File[] =>
  files.toSorted((one, other) => roomOf(one.path) - roomOf(other.path) || (one.path < other.path ? -1 : 1));

export function presentPreview({ head, description, lessons, questions }: CourseParts): CoursePreview {
  const ofUse = (use: CourseQuestion['use'], number?: number) =>
    questions.flatMap(({ use: itsUse, options, ...question }): PreviewQuestion[] =>
      itsUse === use && (number === undefined || question.lesson === number)
        ? [{ ...question, options: [...options] }]
        : [],
    );
  return {
    head: head && { ...head, xpReward: head.xp },
    description: [...description],
    lessons: lessons.map(({ blocks, ...lesson }) => ({
      ...lesson,
      blocks: [...blocks],
      questions: ofUse('lesson', lesson.number),
    })),
    bank: ofUse('test'),
  };
}
