import { queryOptions } from '@tanstack/react-query';
import { courseDraftsApi } from '#contract/courses/course-drafts.ts';
import { onceOpened, queryOf } from '#web/lib/endpoint-queries.ts';

export const draftsQuery = queryOf(courseDraftsApi.list, {});

export const draftQuery = (courseId: string) => queryOf(courseDraftsApi.show, { params: { courseId } });

export const previewQuery = (courseId: string) => queryOf(courseDraftsApi.preview, { params: { courseId } });

/** Refetched by the editor when there is a reason to. */
export const draftFileQuery = (courseId: string, courseFileId: string) =>
  queryOptions({ ...queryOf(courseDraftsApi.openFile, { params: { courseId, courseFileId } }), ...onceOpened });
