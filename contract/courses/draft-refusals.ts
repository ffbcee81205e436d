import type { RefusalText } from '../refusal-text.ts';
import { mostDraftFiles, mostDrafts } from './options.ts';

/** Of courses that administrators write in their panel. */
export const courseDraftRefusals = {
  'course_draft.not_found': {
    status: 404,
    title: 'Draft not found',
    detail: 'It was thrown away, or it never was.',
  },
  'course_draft.file_not_found': {
    status: 404,
    title: 'File not found',
    detail: 'Somebody has removed it from this course meanwhile.',
  },
  'course_draft.changed_meanwhile': {
    status: 409,
    title: 'Changed meanwhile',
    detail: 'Somebody else, or you in another window, has changed this since you opened it. Look at it first.',
  },
  'course_draft.address_taken': {
    status: 409,
    title: 'Another course has this address',
    detail: 'Each course has an address of its own. Choose another one.',
  },
  'course_draft.name_taken': {
    status: 409,
    title: 'Another file has this name',
    detail: 'Choose another name, or open the file that has it.',
  },
  'course_draft.file_needed': {
    status: 409,
    title: 'Every course has this file',
    detail: 'course.md and final-test.yaml cannot be renamed or removed.',
  },
  'course_draft.test_unreadable': {
    status: 409,
    title: 'Mend final-test.yaml first',
    detail: 'Its questions name lessons by their numbers, which would change. It cannot be read as it is now.',
  },
  'course_draft.too_many': {
    status: 409,
    title: 'There are too many drafts',
    detail: `There is room for ${mostDrafts}. Throw away one that nobody needs.`,
  },
  'course_draft.too_many_files': {
    status: 409,
    title: 'This course has too many files',
    detail: `A course has at most ${mostDraftFiles}. Remove one that no lesson needs.`,
  },
  'course_draft.not_right': {
    status: 409,
    title: 'This course is not ready yet',
    detail: 'The check has found something. Nothing was published.',
  },
  'course_draft.is_published': {
    status: 409,
    title: 'This course is published',
    detail: 'Its draft is where it is changed, and stays. You can take the course out of the catalogue.',
  },
} as const satisfies Record<string, RefusalText>;
