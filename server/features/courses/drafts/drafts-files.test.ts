import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type CourseDraftPage, courseDraftsApi } from '#contract/courses/course-drafts.ts';
import { longestCourseFile, mostDraftFiles } from '#contract/courses/options.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { draftsOf } from '#test/support/course-drafts.ts';
import { openTestApp } from '#test/support/open-apps.ts';

const app = await openTestApp({ work: false });
const desk = await signInAdmin(app, await makeAdmin(app));
const admin = desk.call;
const { make, fill, show, open, save } = draftsOf(admin);

const actsOf = async (courseId: string) => {
  const { rows } = await app.database.pool.query(
    'select act, reason from admin_audit where target_id = $1 order by created_at, id',
    [courseId],
  );
  return rows.map(({ act, reason }) => `${act}: ${reason}`);
};
const lessonsOf = ({ files }: Pick<CourseDraftPage, 'files'>) =>
  files.map(({ path }) => path).filter((path) => path.startsWith('lessons/'));

test('a file is saved over the version that was opened, or not at all', async () => {
  const draft = await make();
  const opened = await open(draft, 'course.md');
  const first = await save(draft, opened, `${opened.content}One.`);
  expect(first.file).toMatchObject({ version: 2, path: 'course.md' });
  await expectRefusal(save(draft, opened, `${opened.content}Two.`), 'course_draft.changed_meanwhile');
  expect((await open(draft, 'course.md')).content).toBe(`${opened.content}One.`);
  // The response was lost, and it is sent again.
  expect((await save(draft, opened, `${opened.content}One.`)).file.version).toBe(2);
  const second = await signInAdmin(app, await makeAdmin(app));
  const theirs = draftsOf(second.call);
  await theirs.save(draft, first.file, `${opened.content}Three.`);
  expect(await actsOf(draft.id)).toEqual([
    expect.stringContaining('course_draft.make'),
    'course_draft.write: course.md',
    'course_draft.write: course.md',
  ]);
  const nowhere = { ...opened, id: randomUUID() };
  await expectRefusal(save(draft, nowhere, 'x'), 'course_draft.file_not_found');
  // Nor through the address of another draft.
  await expectRefusal(save(await make(), opened, 'x'), 'course_draft.file_not_found');
  await expectRefusal(open(await make(), opened), 'course_draft.file_not_found');
  await expectRefusal(save(draft, first.file, 'x'.repeat(longestCourseFile + 1)), 'request.invalid');
  await expectRefusal(save(draft, first.file, '\u0000'), 'request.invalid');
  // The same number of three-byte characters, and of characters that JSON sends as two.
  for (const character of ['ẽ', '"']) {
    const content = character.repeat(longestCourseFile);
    await save(draft, await open(draft, 'course.md'), content);
    expect((await open(draft, 'course.md')).content).toBe(content);
  }
});

test('lessons are added, moved, renamed and removed, along with their questions', async () => {
  const draft = await fill(await make());
  const params = { courseId: draft.id };
  const idOf = (page: CourseDraftPage, path: string) => page.files.find((file) => file.path === path)?.id ?? '';
  const before = lessonsOf(draft);
  const ids = before.map((path) => idOf(draft, path));
  const numbersOf = async () =>
    [...(await open(draft, 'final-test.yaml')).content.matchAll(/lesson: (\d+)/g)].map(([, number]) => Number(number));
  const counted = (numbers: number[], number: number) => numbers.filter((one) => one === number).length;
  const first = await numbersOf();

  const added = await admin(courseDraftsApi.addLesson, { params, body: { title: 'Être là!', content: null } });
  expect(added.file.path).toBe(`lessons/0${ids.length + 1}-etre-la.md`);
  const last = ids.length + 1;
  const order = [added.file.id, ...ids];
  const moved = await admin(courseDraftsApi.orderLessons, { params, body: { order } });
  expect(lessonsOf(moved)[0]).toBe('lessons/01-etre-la.md');
  expect(lessonsOf(moved)[1]).toBe(before[0]?.replace('01-', '02-'));
  expect(await numbersOf()).toEqual(first.map((number) => number + 1));
  expect(moved.findings.filter(({ path }) => path === 'final-test.yaml')).toEqual([]);

  const renameParams = { ...params, courseFileId: added.file.id };
  const renamed = await admin(courseDraftsApi.renameFile, { params: renameParams, body: { name: 'to-be-there' } });
  expect(lessonsOf(renamed)[0]).toBe('lessons/01-to-be-there.md');
  const removed = await admin(courseDraftsApi.removeFile, { params: renameParams });
  expect(lessonsOf(removed)).toEqual(before);
  expect(await numbersOf()).toEqual(first);
  // Its questions belong to no lesson any more, which the check reports.
  const without = await admin(courseDraftsApi.removeFile, { params: { ...params, courseFileId: ids[0] ?? '' } });
  expect(lessonsOf(without)).toHaveLength(last - 2);
  const numbers = await numbersOf();
  expect(counted(numbers, 0)).toBe(counted(first, 1));
  expect(counted(numbers, 1)).toBe(counted(first, 2));
  expect(without.findings).toContainEqual(
    expect.objectContaining({ path: 'final-test.yaml', line: 2, says: expect.stringContaining('lesson') }),
  );

  // An order made for other lessons changes nothing.
  await expectRefusal(
    admin(courseDraftsApi.orderLessons, { params, body: { order: ids } }),
    'course_draft.changed_meanwhile',
  );
  const [one = '', ...others] = lessonsOf(without).map((path) => idOf(without, path));
  for (const wrong of [[one, one, ...others.slice(1)], others, [...others, one, randomUUID()]])
    await expectRefusal(
      admin(courseDraftsApi.orderLessons, { params, body: { order: wrong } }),
      'course_draft.changed_meanwhile',
    );
  // A test that can't be parsed would lose its lessons.
  await save(draft, await open(draft, 'final-test.yaml'), 'a: [');
  await expectRefusal(
    admin(courseDraftsApi.orderLessons, { params, body: { order: [...others, one] } }),
    'course_draft.test_unreadable',
  );
  expect(lessonsOf(await show(draft))).toEqual(lessonsOf(without));
  for (const path of ['course.md', 'final-test.yaml']) {
    const needed = { ...params, courseFileId: idOf(without, path) };
    await expectRefusal(admin(courseDraftsApi.removeFile, { params: needed }), 'course_draft.file_needed');
    await expectRefusal(
      admin(courseDraftsApi.renameFile, { params: needed, body: { name: 'other' } }),
      'course_draft.file_needed',
    );
  }
  expect(await actsOf(draft.id)).toEqual(
    expect.arrayContaining([
      `course_draft.arrange: Added ${added.file.path}`,
      'course_draft.arrange: Moved a lesson',
      'course_draft.arrange: Renamed lessons/01-etre-la.md to lessons/01-to-be-there.md',
      'course_draft.arrange: Removed lessons/01-to-be-there.md',
    ]),
  );
});

test('a picture with active content is reported, and never shown', async () => {
  const draft = await fill(await make());
  const params = { courseId: draft.id };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><title>A stall</title></svg>';
  const evil = svg.replace('</svg>', '<script>alert(1)</script></svg>');
  const { file, draft: with1 } = await admin(courseDraftsApi.addPicture, {
    params,
    body: { name: 'stall', content: evil },
  });
  expect(file.path).toBe('pictures/stall.svg');
  expect(with1.findings.map(({ says }) => says)).toContain('<script> is not allowed');
  const lesson = await open(draft, lessonsOf(draft)[0] ?? '');
  const hostile =
    '\n![A stall](../pictures/stall.svg)\n\n[here](javascript:alert(1))\n\n<img src=x onerror=alert(1)>\n';
  const { draft: with3 } = await save(draft, lesson, lesson.content + hostile);
  expect(with3.findings.filter(({ path }) => path === lesson.path)).toHaveLength(3);
  const preview = JSON.stringify(await admin(courseDraftsApi.preview, { params }));
  expect(preview).not.toMatch(/<script|javascript:|onerror/);
  await expectRefusal(
    admin(courseDraftsApi.addPicture, { params, body: { name: 'stall', content: svg } }),
    'course_draft.name_taken',
  );
  for (const name of ['../stall', 'Stall', 'a/b', ''])
    await expectRefusal(admin(courseDraftsApi.addPicture, { params, body: { name, content: svg } }), 'request.invalid');
  const { file: second } = await admin(courseDraftsApi.addPicture, { params, body: { name: 'other', content: svg } });
  const same = { params: { ...params, courseFileId: second.id }, body: { name: 'stall' } };
  await expectRefusal(admin(courseDraftsApi.renameFile, same), 'course_draft.name_taken');
});

test('a video in a lesson is reported, with the reason why there is none', async () => {
  const draft = await fill(await make());
  const lesson = await open(draft, lessonsOf(draft)[0] ?? '');
  const video = 'video: {url: "https://example.com/a.mp4", seconds: 60, megabytes: 2, transcript: Words}';
  const { draft: wrong } = await save(draft, lesson, lesson.content.replace('---\n', `---\n${video}\n`));
  const says = expect.stringContaining('a lesson can’t include a video');
  expect(wrong.findings).toContainEqual(expect.objectContaining({ path: lesson.path, line: 2, says }));
});

test('a draft has a limited number of files, and can be deleted', async () => {
  const draft = await make();
  const params = { courseId: draft.id };
  for (let at = draft.files.length; at < mostDraftFiles; at++)
    await admin(courseDraftsApi.addPicture, { params, body: { name: `p${at}`, content: '' } });
  await expectRefusal(
    admin(courseDraftsApi.addPicture, { params, body: { name: 'more', content: '' } }),
    'course_draft.too_many_files',
  );
  await expectRefusal(
    admin(courseDraftsApi.addLesson, { params, body: { title: 'More', content: null } }),
    'course_draft.too_many_files',
  );
  await admin(courseDraftsApi.remove, { params });
  await expectRefusal(show(draft), 'course_draft.not_found');
  expect((await actsOf(draft.id)).at(-1)).toBe('course_draft.delete: A course');
  expect((await admin(courseDraftsApi.list, {})).items.some(({ id }) => id === draft.id)).toBe(false);
});
