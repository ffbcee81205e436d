import { expect, test } from 'vitest';
import { courseDraftsApi } from '#contract/courses/course-drafts.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { draftsOf } from '#test/support/course-drafts.ts';
import { publish } from '#test/support/courses.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes, tally } from '#test/support/outcomes.ts';

const [first, second] = await openTwoTestApps({ work: false });
const calls = [await signInAdmin(first, await makeAdmin(first)), await signInAdmin(second, await makeAdmin(first))].map(
  ({ call }) => call,
);
const desks = calls.map(draftsOf) as [ReturnType<typeof draftsOf>, ReturnType<typeof draftsOf>];
const [desk] = desks;
const turns = <T>(count: number, act: (desk: (typeof desks)[0], turn: number) => T): T[] =>
  Array.from({ length: count }, (_, turn) => act(desks[turn % 2 === 0 ? 0 : 1], turn));

test('of many concurrent saves of a file one succeeds, and all others get a conflict', async () => {
  const draft = await desk.make();
  const file = await desk.open(draft, 'course.md');
  const saved = await tally(turns(12, ({ save }, turn) => save(draft, file, `${file.content}By ${turn}.`)));
  expect(saved).toEqual({ done: 1, refused: Array(11).fill('course_draft.changed_meanwhile') });
  const kept = await desk.open(draft, 'course.md');
  expect(kept.version).toBe(2);
  expect(kept.content).toMatch(/By \d+\.$/);
  // Different files don't block each other.
  const { files } = await desk.show(draft);
  const all = await outcomes(files.map((one, turn) => desks[turn % 2 === 0 ? 0 : 1].save(draft, one, `Words ${turn}`)));
  expect(all).toEqual(files.map(() => null));
  expect((await desk.show(draft)).version).toBe(2 + files.length);
});

test('a draft that is published many times concurrently is one version, and one audit entry', async () => {
  const draft = await desk.fill(await desk.make({ title: 'At once' }));
  expect(await outcomes(turns(10, ({ publishNow }) => publishNow(draft)))).toEqual(Array(10).fill(null));
  const { rows } = await first.database.pool.query(
    `select (select count(*)::int from course_versions where course_id = $1) as versions,
       (select count(*)::int from admin_audit where target_id = $1 and act = 'course_draft.publish') as lines`,
    [draft.id],
  );
  expect(rows).toEqual([{ versions: 1, lines: 1 }]);
});

test('the published version is the one an administrator viewed, despite concurrent edits', async () => {
  const draft = await desk.fill(await desk.make({ title: 'Meanwhile' }));
  const file = await desk.open(draft, 'course.md');
  const broken = file.content.replace('level: ', 'level: Very ');
  const [published, saved] = await outcomes([desks[0].publishNow(draft), desks[1].save(draft, file, broken)]);
  expect(saved).toBeNull();
  expect([null, 'course_draft.changed_meanwhile']).toContain(published);
  const { rows } = await first.database.pool.query('select title from course_versions where course_id = $1', [
    draft.id,
  ]);
  expect(rows).toEqual(published === null ? [{ title: 'Meanwhile' }] : []);
});

test('an address that many request concurrently is given to one', async () => {
  const made = await tally(turns(8, ({ make }) => make({ slug: 'wanted' })));
  expect(made).toEqual({ done: 1, refused: Array(7).fill('course_draft.address_taken') });
});

test('a start and an administrator who publish under one address concurrently make one course', async () => {
  const draft = await desk.fill(await desk.make({ title: 'Both' }));
  const [panel, start] = await Promise.allSettled([desk.publishNow(draft), publish(second, { slug: draft.slug })]);
  expect([panel, start].filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { rows } = await first.database.pool.query('select count(*)::int as n from courses where slug = $1', [
    draft.slug,
  ]);
  expect(rows).toEqual([{ n: 1 }]);
});

test('lessons that are added, moved and removed concurrently are numbered without a gap', async () => {
  const draft = await desk.make();
  const params = { courseId: draft.id };
  const lessons = draft.files.filter(({ path }) => path.startsWith('lessons/'));
  const order = lessons.map(({ id }) => id).reverse();
  const came = await outcomes([
    ...calls.map((call) => call(courseDraftsApi.addLesson, { params, body: { title: 'New', content: null } })),
    ...calls.map((call) => call(courseDraftsApi.orderLessons, { params, body: { order } })),
    ...lessons
      .slice(0, 2)
      .map(({ id }) => calls[0]?.(courseDraftsApi.removeFile, { params: { ...params, courseFileId: id } }))
      .filter((call) => call !== undefined),
  ]);
  expect(came.filter((code) => code !== null && code !== 'course_draft.changed_meanwhile')).toEqual([]);
  const numbers = (await desk.show(draft)).files.flatMap(({ path }) => /^lessons\/(\d\d)/.exec(path)?.[1] ?? []);
  expect(numbers).toEqual(['01', '02', '03', '04', '05']);
});
