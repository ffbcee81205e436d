import { z } from 'zod';
import { jobIndustries } from '../catalogue/options.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { fileText, id, line, rowVersion, timestamp } from '../fields.ts';
import { courseFinding } from './course-findings.ts';
import { courseParams } from './courses.ts';
import { lessonBlock } from './lesson-content.ts';
import { courseLevels, largestFileRequest, longestCourseFile } from './options.ts';

const change = { changedAt: timestamp, changedBy: z.string() };

const courseDraft = z.object({
  /** The id of the existing or future course. */
  id,
  slug: z.string(),
  title: z.string(),
  /** Number of edits. */
  version: rowVersion,
  ...change,
  /** Null: not yet. */
  published: z
    .object({
      number: z.int(),
      /** The draft has been changed since. */
      changedSince: z.boolean(),
      /** False: removed from the catalogue. */
      offered: z.boolean(),
    })
    .nullable(),
});

export type CourseDraft = z.output<typeof courseDraft>;

const draftFile = z.object({ id, path: z.string(), version: rowVersion, ...change });

export type CourseDraftFile = z.output<typeof draftFile>;

const draftPage = courseDraft.extend({
  /** course.md, the lessons in order, the test, the pictures. */
  files: z.array(draftFile),
  /** None: it can be published. */
  findings: z.array(courseFinding),
});

export type CourseDraftPage = z.output<typeof draftPage>;

const openFile = draftFile.extend({ content: z.string() });

export type OpenCourseFile = z.output<typeof openFile>;

const question = z.object({
  id: z.string(),
  lesson: z.int(),
  ask: z.string(),
  options: z.array(z.object({ text: z.string(), because: z.string(), right: z.boolean() })),
});

export type PreviewQuestion = z.output<typeof question>;

/** The readable parts of a course as it is now. */
const preview = z.object({
  /** Null: the front matter of course.md is not right. */
  head: z
    .object({
      title: z.string(),
      summary: z.string(),
      level: z.enum(courseLevels),
      industry: z.enum(jobIndustries),
      outcomes: z.array(z.string()),
      xpReward: z.int(),
      author: z.object({ name: z.string(), about: z.string() }),
      sources: z.array(z.object({ title: z.string(), url: z.string() })),
    })
    .nullable(),
  description: z.array(lessonBlock),
  lessons: z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      minutes: z.int(),
      blocks: z.array(lessonBlock),
      questions: z.array(question),
    }),
  ),
  /** The questions of the final test. */
  bank: z.array(question),
});

export type CoursePreview = z.output<typeof preview>;

const slug = line('Address', 60).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.');
const name = line('Name', 60).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.');
const content = fileText('The text', longestCourseFile);

export const draftInput = z.object({
  title: line('Title', 80),
  /** The name of its folder. Permanent. */
  slug,
  level: z.enum(courseLevels),
  /** The course, or draft, that it copies; null: a template to fill in. */
  copyOf: id.nullable(),
});

export const lessonInput = z.object({
  title: line('Title', 80),
  /** Null: a template to fill in. */
  content: content.nullable(),
});

export const pictureInput = z.object({ name, content });

export const fileNameInput = z.object({ name });

const shared = { tag: 'Courses', gate: 'admin', permission: 'courses.write', status: 200 } as const;
const all = '/api/admin/course-drafts';
const one = `${all}/:courseId` as const;
const fileParams = courseParams.extend({ courseFileId: id });
const ofDraft = ['course_draft.not_found'] as const;
const ofFile = ['course_draft.not_found', 'course_draft.file_not_found'] as const;

/** What administrators write in their panel: the files of a course, as they are in the repository for those that come with the product. */
export const courseDraftsApi = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: all,
    about: 'course drafts',
    summary: 'List course drafts, last changed first',
    response: z.object({ items: z.array(courseDraft) }),
  }),
  make: endpoint({
    ...shared,
    method: 'POST',
    path: all,
    changes: ['course drafts'],
    status: 201,
    summary: 'Create a course draft',
    description: 'Starts from the template, or from a copy of the course in `copyOf`.',
    body: draftInput,
    response: draftPage,
    refusals: ['course.not_found', 'course_draft.address_taken', 'course_draft.too_many'],
  }),
  show: endpoint({
    ...shared,
    method: 'GET',
    path: one,
    about: 'course drafts',
    summary: 'Get a course draft',
    description: 'Returns its files and the problems found in them.',
    params: courseParams,
    response: draftPage,
    refusals: ofDraft,
  }),
  preview: endpoint({
    ...shared,
    method: 'GET',
    path: `${one}/preview`,
    about: 'course drafts',
    summary: 'Preview a course draft',
    description: 'Returns the course as learners would see it, with all answers.',
    params: courseParams,
    response: preview,
    refusals: ofDraft,
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: one,
    changes: ['course drafts'],
    status: 204,
    summary: 'Delete a course draft',
    description: 'Refused once the draft has been published.',
    params: courseParams,
    response: noContent,
    refusals: [...ofDraft, 'course_draft.is_published'],
  }),
  publish: endpoint({
    ...shared,
    method: 'POST',
    path: `${one}/publication`,
    changes: ['course drafts', 'course desk', 'courses'],
    summary: 'Publish a course draft',
    description: 'Learners who have started an earlier version finish that version.',
    params: courseParams,
    body: z.object({ version: rowVersion }),
    response: draftPage,
    refusals: [...ofDraft, 'course_draft.changed_meanwhile', 'course_draft.not_right', 'course_draft.address_taken'],
  }),
  openFile: endpoint({
    ...shared,
    method: 'GET',
    path: `${one}/files/:courseFileId`,
    // Only an open draft is edited, and opening it fetches it.
    about: null,
    summary: 'Get a file of a course draft',
    params: fileParams,
    response: openFile,
    refusals: ofFile,
  }),
  saveFile: endpoint({
    ...shared,
    method: 'PUT',
    path: `${one}/files/:courseFileId`,
    // Its answer is the draft, every few seconds.
    changes: [],
    summary: 'Save a file of a course draft',
    description: 'Refused if the file has changed since `version` was read.',
    params: fileParams,
    body: z.object({ content, version: rowVersion }),
    largestBody: largestFileRequest,
    response: z.object({ file: draftFile, draft: draftPage }),
    refusals: [...ofFile, 'course_draft.changed_meanwhile'],
  }),
  renameFile: endpoint({
    ...shared,
    method: 'PATCH',
    path: `${one}/files/:courseFileId`,
    changes: ['course drafts'],
    summary: 'Rename a lesson or picture of a course draft',
    params: fileParams,
    body: fileNameInput,
    response: draftPage,
    refusals: [...ofFile, 'course_draft.file_needed', 'course_draft.name_taken'],
  }),
  removeFile: endpoint({
    ...shared,
    method: 'DELETE',
    path: `${one}/files/:courseFileId`,
    changes: ['course drafts'],
    summary: 'Delete a lesson or picture of a course draft',
    description: 'Later lessons move up, together with their questions in the final test.',
    params: fileParams,
    response: draftPage,
    refusals: [...ofFile, 'course_draft.file_needed', 'course_draft.test_unreadable'],
  }),
  addLesson: endpoint({
    ...shared,
    method: 'POST',
    path: `${one}/lessons`,
    changes: ['course drafts'],
    status: 201,
    summary: 'Add a lesson to a course draft',
    description: 'The lesson becomes the last one.',
    params: courseParams,
    body: lessonInput,
    largestBody: largestFileRequest,
    response: z.object({ file: draftFile, draft: draftPage }),
    refusals: [...ofDraft, 'course_draft.too_many_files'],
  }),
  orderLessons: endpoint({
    ...shared,
    method: 'PUT',
    path: `${one}/lesson-order`,
    changes: ['course drafts'],
    summary: 'Reorder the lessons of a course draft',
    description: 'Questions of the final test move with their lessons.',
    params: courseParams,
    body: z.object({ order: z.array(id).max(99) }),
    response: draftPage,
    refusals: [...ofDraft, 'course_draft.changed_meanwhile', 'course_draft.test_unreadable'],
  }),
  addPicture: endpoint({
    ...shared,
    method: 'POST',
    path: `${one}/pictures`,
    changes: ['course drafts'],
    status: 201,
    summary: 'Add a picture to a course draft',
    params: courseParams,
    body: pictureInput,
    largestBody: largestFileRequest,
    response: z.object({ file: draftFile, draft: draftPage }),
    refusals: [...ofDraft, 'course_draft.name_taken', 'course_draft.too_many_files'],
  }),
};
