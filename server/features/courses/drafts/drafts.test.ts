import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { adminCoursesApi } from '#contract/courses/admin-courses.ts';
import { type CourseDraftPage, courseDraftsApi } from '#contract/courses/course-drafts.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { draftsOf, wholeCourse } from '#test/support/course-drafts.ts';
import { buy, publish } from '#test/support/courses.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { loadCourses } from '../content/commands/load-courses.ts';
import { coursesFolder } from '../content/services/read-folder.ts';

const app = await openTestApp({ work: false });
const desk = await signInAdmin(app, await makeAdmin(app));
const admin = desk.call;
const { make, fill, show, open, save, publishNow } = draftsOf(admin);

const actsOf = async (courseId: string) => {
  const { rows } = await app.database.pool.query(
    'select act, reason from admin_audit where target_id = $1 order by created_at, id',
    [courseId],
  );
  return rows.map(({ act, reason }) => `${act}: ${reason}`);
};
const lessonsOf = ({ files }: Pick<CourseDraftPage, 'files'>) =>
  files.map(({ path }) => path).filter((path) => path.startsWith('lessons/'));

test('a new course is a template that lacks only its text', async () => {
  const draft = await make({ title: 'Selling: "airtime"', level: 'Advanced' });
  expect(draft).toMatchObject({ title: 'Selling: "airtime"', version: 1, published: null });
  expect(draft.files.map(({ path }) => path)).toEqual([
    'course.md',
    ...[1, 2, 3, 4, 5].map((number) => `lessons/0${number}-lesson-${number}.md`),
    'final-test.yaml',
    'pictures/first-picture.svg',
  ]);
  const other = draft.findings.filter(
    ({ says }) => !/"\(to write\)" is still|minutes to read|description has/.test(says),
  );
  expect(other).toEqual([]);
  // Each lesson for two reasons.
  expect(draft.findings).toHaveLength(14);
  expect((await open(draft, 'course.md')).content).toContain(`id: ${draft.id} `);
  expect((await open(draft, 'course.md')).content).toContain('level: Advanced');
  expect((await admin(courseDraftsApi.list, {})).items[0]).toMatchObject({ id: draft.id, changedBy: draft.changedBy });
  await expectRefusal(publishNow(draft), 'course_draft.not_right');
  expect(await actsOf(draft.id)).toEqual(['course_draft.make: Selling: "airtime"']);
});

test('a course written in the panel is published, sold and read', async () => {
  const draft = await fill(await make({ title: 'Tastings in the panel' }));
  expect(draft.findings).toEqual([]);
  const published = await publishNow(draft);
  expect(published.published).toEqual({ number: 1, changedSince: false, offered: true });
  const rep = await signUpRep(app);
  const params = { courseId: draft.id };
  const { items } = await rep.call(coursesApi.list, {});
  expect(items.find(({ id }) => id === draft.id)).toMatchObject({ title: draft.title, priceCents: 12500 });
  const lesson = await rep.call(learningApi.lesson, { params: { ...params, number: 1 } });
  expect(lesson.blocks.some(({ kind }) => kind === 'picture')).toBe(true);
  expect(lesson.questions).toHaveLength(3);
  expect(await admin(adminCoursesApi.show, { params })).toMatchObject({ origin: 'panel', version: 1, offered: true });
  // A repeated call makes one version, and one audit entry.
  await publishNow(published);
  expect((await actsOf(draft.id)).filter((act) => act.startsWith('course_draft.publish'))).toHaveLength(1);
  await expectRefusal(admin(courseDraftsApi.remove, { params }), 'course_draft.is_published');
});

test('learners who began keep their version, and new ones get the new version', async () => {
  const draft = await publishNow(await fill(await make({ title: 'Versions' })));
  const [early, late] = [await signUpRep(app), await signUpRep(app)];
  const params = { courseId: draft.id };
  for (const rep of [early, late]) await buy(app, rep, params);
  await early.call(coursesApi.enrol, { params });
  const lesson = await open(draft, lessonsOf(draft)[0] ?? '');
  const { draft: changed } = await save(draft, lesson, lesson.content.replace(/title: .*/, 'title: Another name'));
  expect(changed.published).toEqual({ number: 1, changedSince: true, offered: true });
  const titleFor = async ({ call }: typeof early) =>
    (await call(learningApi.lesson, { params: { ...params, number: 1 } })).title;
  expect(await titleFor(late)).not.toBe('Another name');
  // It was changed since the admin who publishes it looked.
  await expectRefusal(publishNow(draft), 'course_draft.changed_meanwhile');
  expect((await publishNow(changed)).published).toEqual({ number: 2, changedSince: false, offered: true });
  expect(await titleFor(early)).not.toBe('Another name');
  expect(await titleFor(late)).toBe('Another name');
  // It stays out of the catalogue when a new version is published.
  await admin(adminCoursesApi.offer, { params, body: { offered: false, reason: 'A law has changed.' } });
  const again = await open(draft, lessonsOf(draft)[0] ?? '');
  const { draft: third } = await save(draft, again, again.content.replace('Another name', 'A third name'));
  expect((await publishNow(third)).published).toEqual({ number: 3, changedSince: false, offered: false });
});

test('findings name file and line, and prevent publishing', async () => {
  const draft = await fill(await make());
  const test30 = await open(draft, 'final-test.yaml');
  const short = test30.content.slice(0, test30.content.indexOf('- id: t30'));
  const { draft: wrong } = await save(draft, test30, short);
  expect(wrong.findings).toContainEqual(
    expect.objectContaining({ path: 'final-test.yaml', says: expect.stringContaining('>=30') }),
  );
  const course = await open(wrong, 'course.md');
  const { draft: other } = await save(wrong, course, course.content.replace(/id: \S+/, `id: ${randomUUID()}`));
  expect(other.findings).toContainEqual({
    path: 'course.md',
    line: 2,
    says: `id: keep ${draft.id}, which can’t change`,
  });
  await expectRefusal(publishNow(other), 'course_draft.not_right');
  // The id alone is enough.
  const { draft: back } = await save(other, await open(other, 'final-test.yaml'), test30.content);
  expect(back.findings).toHaveLength(1);
  await expectRefusal(publishNow(back), 'course_draft.not_right');
});

test('the preview shows what learners see, with all answers, and what can be parsed of a faulty file', async () => {
  const draft = await fill(await make({ title: 'Preview' }));
  const params = { courseId: draft.id };
  const { head, description, lessons, bank } = await admin(courseDraftsApi.preview, { params });
  expect(head).toMatchObject({ title: 'Preview', xpReward: 150 });
  expect(description.length).toBeGreaterThan(0);
  expect(lessons).toHaveLength(lessonsOf(draft).length);
  expect(lessons[0]?.questions).toHaveLength(3);
  expect(lessons[0]?.questions[0]?.options.some(({ right, because }) => right && because !== '')).toBe(true);
  expect(bank.length).toBeGreaterThanOrEqual(30);
  const course = await open(draft, 'course.md');
  await save(draft, course, course.content.replace('level: ', 'level: Very '));
  const half = await admin(courseDraftsApi.preview, { params });
  expect(half.head).toBeNull();
  expect(half.lessons).toHaveLength(lessons.length);
});

test('a course’s address and id are unique, whichever comes first', async () => {
  await loadCourses(app.services, coursesFolder);
  await expectRefusal(make({ slug: 'in-store-promotion' }), 'course_draft.address_taken');
  const draft = await fill(await make({ slug: 'mine' }));
  await expectRefusal(make({ slug: 'mine' }), 'course_draft.address_taken');
  // A release brings one that has the address by now: the draft waits.
  const course = await publish(app, { slug: 'mine' });
  const taken = await show(draft);
  expect(taken.findings).toEqual([expect.objectContaining({ says: expect.stringContaining('has the address mine') })]);
  await expectRefusal(publishNow(taken), 'course_draft.not_right');
  expect(await admin(adminCoursesApi.show, { params: course })).toMatchObject({ origin: 'repository', version: 1 });
  for (const slug of ['Mine', 'a--b', '../x', '']) await expectRefusal(make({ slug }), 'request.invalid');
});

test('a start leaves the panel’s courses alone', async () => {
  const draft = await publishNow(await fill(await make({ title: 'Mine alone' })));
  const params = { courseId: draft.id };
  const before = await admin(adminCoursesApi.show, { params });
  // A release with the same id, or the same address.
  await expect(publish(app, { id: draft.id, slug: draft.slug })).rejects.toThrow(/another course has this/);
  await expect(publish(app, { slug: draft.slug })).rejects.toThrow(/another course has this/);
  const { problems } = await loadCourses(app.services, coursesFolder);
  expect(problems).toEqual([]);
  expect(await admin(adminCoursesApi.show, { params })).toEqual(before);
});

test('a copy is a separate course', async () => {
  await loadCourses(app.services, coursesFolder);
  const { items } = await admin(adminCoursesApi.list, {});
  const source = items.find(({ slug }) => slug === 'in-store-promotion');
  const copy = await make({ title: 'Ours: "tastings"', level: 'Intermediate', copyOf: source?.id ?? '' });
  expect(copy.findings).toEqual([]);
  expect(copy.id).not.toBe(source?.id);
  expect(copy.files.length).toBe(Object.keys(await wholeCourse()).length);
  const { content } = await open(copy, 'course.md');
  expect(content.split('\n').slice(0, 4)).toEqual([
    '---',
    `id: "${copy.id}"`,
    'title: "Ours: \\"tastings\\""',
    'level: "Intermediate"',
  ]);
  await publishNow(copy);
  expect((await admin(adminCoursesApi.show, { params: { courseId: source?.id ?? '' } })).version).toBe(1);
  const ofCopy = await make({ copyOf: copy.id });
  expect(ofCopy.findings).toEqual([]);
  await expectRefusal(make({ copyOf: randomUUID() }), 'course.not_found');
  // Its files aren't stored anywhere.
  await expectRefusal(make({ copyOf: (await publish(app)).courseId }), 'course.not_found');
});

test('only admins have access', async () => {
  const { id: courseId } = await make();
  for (const person of [await signUpRep(app), await signUpBusiness(app), { call: callerOf(app.url, null) }]) {
    await expectRefusal(person.call(courseDraftsApi.list, {}), 'admin.session_required');
    await expectRefusal(person.call(courseDraftsApi.preview, { params: { courseId } }), 'admin.session_required');
  }
});
