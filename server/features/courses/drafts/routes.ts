import { courseDraftsApi } from '#contract/courses/course-drafts.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { addLesson, addPicture } from './commands/add-file.ts';
import { removeFile, renameFile } from './commands/change-file.ts';
import { makeDraft } from './commands/make-draft.ts';
import { orderLessons } from './commands/order-lessons.ts';
import { publishDraft } from './commands/publish-draft.ts';
import { removeDraft } from './commands/remove-draft.ts';
import { saveFile } from './commands/save-file.ts';
import { describeDraft, describeFile, listDrafts, openFile, previewDraft } from './queries/find-drafts.ts';

export const courseDraftRoutes = (): readonly Route[] => [
  read(courseDraftsApi.list, async (db, actor) => ({ items: await listDrafts(db, actor) })),
  write(courseDraftsApi.make, async (tx, actor, { body }) =>
    describeDraft(tx.db, actor, await makeDraft(tx, actor, body)),
  ),
  read(courseDraftsApi.show, (db, actor, { params }) => describeDraft(db, actor, params.courseId)),
  read(courseDraftsApi.preview, (db, actor, { params }) => previewDraft(db, actor, params.courseId)),
  write(courseDraftsApi.remove, (tx, actor, { params }) => removeDraft(tx, actor, params.courseId)),
  write(courseDraftsApi.publish, async (tx, actor, { params, body }) => {
    await publishDraft(tx, actor, { ...params, ...body });
    return describeDraft(tx.db, actor, params.courseId);
  }),
  read(courseDraftsApi.openFile, (db, actor, { params }) => openFile(db, actor, params)),
  write(courseDraftsApi.saveFile, async (tx, actor, { params, body }) => {
    await saveFile(tx, actor, { ...params, ...body });
    return describeFile(tx.db, actor, params);
  }),
  write(courseDraftsApi.renameFile, async (tx, actor, { params, body }) => {
    await renameFile(tx, actor, { ...params, ...body });
    return describeDraft(tx.db, actor, params.courseId);
  }),
  write(courseDraftsApi.removeFile, async (tx, actor, { params }) => {
    await removeFile(tx, actor, params);
    return describeDraft(tx.db, actor, params.courseId);
  }),
  write(courseDraftsApi.addLesson, async (tx, actor, { params, body }) => {
    const courseFileId = await addLesson(tx, actor, { ...params, ...body });
    return describeFile(tx.db, actor, { ...params, courseFileId });
  }),
  write(courseDraftsApi.orderLessons, async (tx, actor, { params, body }) => {
    await orderLessons(tx, actor, { ...params, ...body });
    return describeDraft(tx.db, actor, params.courseId);
  }),
  write(courseDraftsApi.addPicture, async (tx, actor, { params, body }) => {
    const courseFileId = await addPicture(tx, actor, { ...params, ...body });
    return describeFile(tx.db, actor, { ...params, courseFileId });
  }),
];
