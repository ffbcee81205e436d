import type { RefusalText } from '../refusal-text.ts';
import { mostDraftFiles, mostDrafts } from './options.ts';

/** Refusals of course drafts in the admin panel. */
export const courseDraftRefusals = {
  'course_draft.not_found': {
    status: 404,
    title: 'Draft not found',
    detail: 'This draft was deleted, or never existed.',
  },
  'course_draft.file_not_found': {
    status: 404,
    title: 'File not found',
    detail: 'Another admin has removed this file from the course.',
  },
  'course_draft.changed_meanwhile': {
    status: 409,
    title: 'This draft has changed',
    detail:
      'Another admin, or you in another window, changed this after you opened it. Check the latest version first.',
  },
  'course_draft.address_taken': {
    status: 409,
    title: 'Another course has this address',
    detail: 'Choose another address for this course.',
  },
  'course_draft.name_taken': {
    status: 409,
    title: 'Another file has this name',
    detail: 'Choose another name, or open the file that has it.',
  },
  'course_draft.file_needed': {
    status: 409,
    title: 'Every course needs this file',
    detail: 'You can’t rename or remove course.md and final-test.yaml.',
  },
  'course_draft.test_unreadable': {
    status: 409,
    title: 'Fix final-test.yaml first',
    detail: 'Its questions refer to lesson numbers, which would change. We can’t read the file in its current form.',
  },
  'course_draft.too_many': {
    status: 409,
    title: 'You’ve reached the limit of drafts',
    detail: `There can be up to ${mostDrafts} drafts. Delete one that you no longer need.`,
  },
  'course_draft.too_many_files': {
    status: 409,
    title: 'This course has too many files',
    detail: `A course can have up to ${mostDraftFiles} files. Remove one that no lesson needs.`,
  },
  'course_draft.not_right': {
    status: 409,
    title: 'This course is not ready yet',
    detail: 'The check found problems. Fix them, then publish the course.',
  },
  'course_draft.is_published': {
    status: 409,
    title: 'This course is published',
    detail: 'You can’t delete the draft of a published course. You can remove the course from the catalogue instead.',
  },
} as const satisfies Record<string, RefusalText>;
