import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '#test/support/open-apps.ts';
import { makeScratchFolder } from '#test/support/scratch.ts';
import { coursesFolder } from '../services/read-folder.ts';
import { loadCourses } from './load-courses.ts';

const app = await openTestApp({ work: false });

async function oneCourse() {
  const folder = await makeScratchFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const course = join(folder, 'in-store-promotion');
  await cp(join(coursesFolder, 'in-store-promotion'), course, { recursive: true });
  const change = async (path: string, edit: (text: string) => string) => {
    await writeFile(join(course, path), edit(await readFile(join(course, path), 'utf8')));
  };
  return { folder, change, load: () => loadCourses(app.services, folder) };
}

const versions = async () => {
  const { rows } = await app.database.pool.query(
    `select v.number, v.id = c.version_id as current, v.title from course_versions v join courses c on c.id = v.course_id
     order by v.number`,
  );
  return rows;
};

test('a start publishes changed courses once, and faulty ones not at all', async () => {
  const { change, load } = await oneCourse();
  // Two processes that start concurrently.
  await Promise.all([load(), load()]);
  const title = 'In-store promotion and tastings';
  expect(await versions()).toEqual([{ number: 1, current: true, title }]);
  expect(await load()).toEqual({ courses: 1, published: 0, problems: [] });

  await change('course.md', (text) => text.replace(`title: ${title}`, 'title: Tastings'));
  expect(await load()).toEqual({ courses: 1, published: 1, problems: [] });
  const both = [
    { number: 1, current: false, title },
    { number: 2, current: true, title: 'Tastings' },
  ];
  expect(await versions()).toEqual(both);

  await change('course.md', (text) => text.replace('level: Beginner', 'level: Easy'));
  expect(await load()).toMatchObject({ published: 0, problems: [expect.stringMatching(/course\.md:\d+: level/)] });
  expect(await versions()).toEqual(both);
  // Payments refer to courses by their ids.
  await change('course.md', (text) =>
    text.replace('level: Easy', 'level: Beginner').replace(/id: \S+/, 'id: 0199f1a0-9999-7000-8000-000000000001'),
  );
  expect(await load()).toMatchObject({ published: 0, problems: [expect.stringMatching(/another course has this/)] });
  expect(await versions()).toEqual(both);
});
