import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  type CourseDraftFile,
  type CourseDraftPage,
  courseDraftsApi,
  type OpenCourseFile,
} from '#contract/courses/course-drafts.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { renameCourse } from '#server/features/courses/content/services/edit-course.ts';
import { coursesFolder, readFiles } from '#server/features/courses/content/services/read-folder.ts';
import type { signInAdmin } from './admins.ts';

type Call = Awaited<ReturnType<typeof signInAdmin>>['call'];
type Which = Pick<CourseDraftPage, 'id'>;
type NewDraft = CallInput<typeof courseDraftsApi.make>['body'];

/** The files of a valid course. */
export const wholeCourse = () => readFiles(join(coursesFolder, 'in-store-promotion'));

/** An administrator's actions on courses that they write. */
export function draftsOf(call: Call) {
  const show = ({ id: courseId }: Which): Promise<CourseDraftPage> =>
    call(courseDraftsApi.show, { params: { courseId } });
  const make = (input: Partial<NewDraft> = {}): Promise<CourseDraftPage> =>
    call(courseDraftsApi.make, {
      body: { title: 'A course', slug: `a-${randomUUID()}`, level: 'Beginner', copyOf: null, ...input },
    });
  /** By its path, or the file itself. */
  const open = async (draft: Which, file: string | Pick<CourseDraftFile, 'id'>): Promise<OpenCourseFile> => {
    const { files } = await show(draft);
    const found = typeof file === 'string' ? files.find(({ path }) => path === file) : file;
    return call(courseDraftsApi.openFile, { params: { courseId: draft.id, courseFileId: found?.id ?? randomUUID() } });
  };
  const save = ({ id: courseId }: Which, file: Pick<CourseDraftFile, 'id' | 'version'>, content: string) =>
    call(courseDraftsApi.saveFile, {
      params: { courseId, courseFileId: file.id },
      body: { content, version: file.version },
    });
  /** With the texts of a valid course, written as an author does: one file after the other. */
  const fill = async (draft: CourseDraftPage): Promise<CourseDraftPage> => {
    const params = { courseId: draft.id };
    for (const { id } of draft.files.filter((file) => /^(lessons|pictures)/.test(file.path)))
      await call(courseDraftsApi.removeFile, { params: { ...params, courseFileId: id } });
    for (const [path, text] of Object.entries(await wholeCourse()).sort(([one], [other]) => (one < other ? -1 : 1))) {
      const [, name = ''] = /\/(?:\d\d-)?(.*)\.\w+$/.exec(path) ?? [];
      if (path.startsWith('lessons/'))
        await call(courseDraftsApi.addLesson, { params, body: { title: name, content: text } });
      else if (path.startsWith('pictures/'))
        await call(courseDraftsApi.addPicture, { params, body: { name, content: text } });
      else {
        const content = path === 'course.md' ? renameCourse(text, { id: draft.id, title: draft.title }) : text;
        await save(draft, await open(draft, path), content);
      }
    }
    return show(draft);
  };
  const publishNow = ({ id: courseId, version }: Pick<CourseDraftPage, 'id' | 'version'>): Promise<CourseDraftPage> =>
    call(courseDraftsApi.publish, { params: { courseId }, body: { version } });
  return { make, fill, show, open, save, publishNow };
}
