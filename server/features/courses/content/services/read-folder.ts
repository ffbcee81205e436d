import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/env.ts';
import { linesOf } from './finding-lines.ts';
import { type CourseFiles, readCourse } from './read-course.ts';

/** The folder of the bundled courses. */
export const coursesFolder = join(projectRoot, 'content', 'courses');

export interface CourseFolder {
  readonly slug: string;
  readonly files: CourseFiles;
}

/** All courses of a folder, by name, not parsed yet. */
export async function findCourses(folder: string): Promise<CourseFolder[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const slugs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(slugs.sort().map(async (slug) => ({ slug, files: await readFiles(join(folder, slug)) })));
}

/** All courses of a folder, with the findings of each. */
export async function readFolder(folder: string) {
  const found = await findCourses(folder);
  return found.map(({ slug, files }) => {
    const { course, findings } = readCourse(slug, files);
    return { slug, course, problems: linesOf(slug, findings) };
  });
}

/** The files of a course. */
export async function readFiles(folder: string): Promise<CourseFiles> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const read = paths.map(async (path) => {
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    return [name, await readFile(path, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
