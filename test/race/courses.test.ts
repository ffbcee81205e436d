import { decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { certificateDeskApi, certificatesApi } from '#contract/courses/certificates.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { pointsFor, streakRewards } from '#contract/courses/options.ts';
import { pointsApi } from '#contract/courses/points.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf } from '#test/support/api.ts';
import {
  answersOf,
  answersTo,
  buy,
  certify,
  learnAll,
  learnedOn,
  letPass,
  publish,
  report,
  smallCourse,
  takeTest,
} from '#test/support/courses.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';
import { type Person, signUpRep } from '#test/support/people.ts';

const [first, second] = await openTwoTestApps({ work: false });
const { pool } = first.database;
const course = await publish(first);
const params = course;

/** The same user through either process. */
const through = ({ call, accessToken }: Person, turn: number) =>
  turn % 2 === 0 ? call : callerOf(second.url, accessToken);

const many = <T>(rep: Person, count: number, act: (call: Person['call'], turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => act(through(rep, turn), turn)));

const countOf = async (table: string, { userId }: Person): Promise<number> => {
  const { rows } = await pool.query(`select count(*)::int as n from ${table} where user_id = $1`, [userId]);
  return rows[0].n;
};

test('processes that start concurrently make one version of a course', async () => {
  const changed = smallCourse();
  await Promise.all(Array.from({ length: 8 }, (_, turn) => publish(turn % 2 === 0 ? first : second, changed)));
  const { rows } = await pool.query('select number from course_versions where course_id = $1', [changed.id]);
  expect(rows).toEqual([{ number: 1 }]);
});

test('a hundred concurrent calls that finish a course give one certificate, and its points once', async () => {
  const rep = await signUpRep(first);
  await learnAll(first, rep, course);
  const attempt = await rep.call(learningApi.draw, { params });
  const body = { answers: answersTo(attempt, 12) };
  const finished = await many(rep, 100, (call) =>
    call(learningApi.submitTest, { params: { ...params, attemptId: attempt.id }, body }),
  );
  expect(new Set(finished.map(({ standing }) => standing.certificateNumber)).size).toBe(1);
  expect(finished.every(({ passed }) => passed)).toBe(true);
  expect(await countOf('certificates', rep)).toBe(1);
  // Two lessons, and the course.
  expect(await countOf('points', rep)).toBe(3);
  const { rows } = await pool.query('select finished_count from courses where id = $1', [course.courseId]);
  expect(rows).toEqual([{ finished_count: 1 }]);
});

test('two tabs begin a free course once', async () => {
  await pool.query('update operator_settings set reps_pay_nothing = true');
  for (let round = 0; round < 5; round++) {
    const rep = await signUpRep(first);
    await many(rep, 4, (call) => call(coursesApi.enrol, { params }));
    expect(await countOf('course_purchases', rep)).toBe(1);
  }
  await pool.query('update operator_settings set reps_pay_nothing = false');
});

test('twelve courses read concurrently, on two devices, count one hour between them', async () => {
  const rep = await signUpRep(first);
  const courses = await Promise.all(Array.from({ length: 12 }, () => publish(first)));
  for (const one of courses) {
    await buy(first, rep, one);
    await rep.call(coursesApi.enrol, { params: one });
  }
  await letPass(first, rep, 600);
  await Promise.all(
    courses.flatMap((one) =>
      [1, 2].map((lesson) =>
        through(rep, lesson)(learningApi.report, { params: one, body: { reports: [report(lesson, 240)] } }),
      ),
    ),
  );
  const { rows } = await pool.query<{ counted: number }>(
    `select sum(read_seconds)::int as counted from course_lesson_progress
     join course_purchases on course_purchases.id = purchase_id where user_id = $1`,
    [rep.userId],
  );
  expect(rows[0]?.counted).toBeGreaterThanOrEqual(600);
  expect(rows[0]?.counted).toBeLessThan(700);
});

test('a report that arrives many times concurrently counts once, and many reports no more than the time', async () => {
  const rep = await signUpRep(first);
  await buy(first, rep, course);
  await rep.call(coursesApi.enrol, { params });
  await letPass(first, rep, 100);
  const same = report(1, 10);
  await many(rep, 8, (call) => call(learningApi.report, { params, body: { reports: [same] } }));
  expect((await rep.call(coursesApi.enrol, { params })).lessons[0]?.readSeconds).toBe(10);
  await many(rep, 8, (call, turn) =>
    call(learningApi.report, { params, body: { reports: [report(1 + (turn % 2), 60)] } }),
  );
  const { lessons } = await rep.call(coursesApi.enrol, { params });
  const seconds = lessons.reduce((sum, { readSeconds }) => sum + readSeconds, 0);
  // However long the calls themselves took.
  const { rows } = await pool.query(
    'select extract(epoch from now() - begun_at) as passed from course_purchases where user_id = $1',
    [rep.userId],
  );
  expect(seconds).toBeLessThanOrEqual(Number(rows[0].passed));
  expect(seconds).toBeGreaterThanOrEqual(100);
});

test('concurrent answers close each lesson once', async () => {
  const rep = await signUpRep(first);
  await buy(first, rep, course);
  await many(rep, 6, (call, turn) =>
    call(learningApi.answer, { params, body: { answers: answersOf(1 + (turn % 2)) } }),
  );
  expect((await rep.call(coursesApi.enrol, { params })).progress).toBe(50);
});

test('lessons that are finished concurrently, in two courses on the third day, give their points once and the days once', async () => {
  const other = { params: await publish(first) };
  for (let round = 0; round < 4; round++) {
    const rep = await signUpRep(first);
    for (const one of [{ params }, other]) {
      await buy(first, rep, one.params);
      await rep.call(coursesApi.enrol, one);
      await rep.call(learningApi.answer, { ...one, body: { answers: answersOf(1) } });
    }
    await learnedOn(first, rep, [2, 1]);
    await letPass(first, rep, 1000);
    const body = { reports: [report(1, 240)] };
    await many(rep, 8, (call, turn) => call(learningApi.report, { ...(turn % 4 < 2 ? { params } : other), body }));
    const { items, total } = await rep.call(pointsApi.show, { query: {} });
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(['lesson', 'lesson', 'streak']);
    expect(total).toBe(2 * pointsFor.lesson + streakRewards.thirdDay);
  }
});

test('concurrent attempts are one, and a fourth in a day is refused', async () => {
  const rep = await signUpRep(first);
  await learnAll(first, rep, course);
  const drawn = await many(rep, 4, (call) => call(learningApi.draw, { params }));
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(1);
  for (let turn = 0; turn < 2; turn++) await takeTest(rep, course, 0);
  await takeTest(rep, course, 0);
  const fourth = [0, 1].map((turn) => through(rep, turn)(learningApi.draw, { params }));
  expect(await outcomes(fourth)).toEqual(['course.no_tries_left', 'course.no_tries_left']);
  const { rows } = await pool.query(
    'select count(*)::int as n from course_attempts where purchase_id in (select id from course_purchases where user_id = $1)',
    [rep.userId],
  );
  expect(rows).toEqual([{ n: 3 }]);
});

test('withdrawn, allowed to retry and passed again, all many times concurrently: one certificate is valid', async () => {
  const { call: admin } = await signInAdmin(first, await makeAdmin(first));
  for (let round = 0; round < 4; round++) {
    const { rep, number } = await certify(first, course);
    const address = { params: { number } };
    const body = { reason: 'A slip', mayTryAgain: round % 2 === 0 };
    await outcomes([1, 2, 3].map(() => admin(certificateDeskApi.withdraw, { ...address, body })));
    await outcomes([1, 2, 3].map(() => admin(certificateDeskApi.allowRetake, address)));
    const attempt = await rep.call(learningApi.draw, { params });
    const answers = answersTo(attempt, 12);
    const submitTest = (call: Person['call']) =>
      call(learningApi.submitTest, { params: { ...params, attemptId: attempt.id }, body: { answers } });
    await Promise.all([many(rep, 8, submitTest), outcomes([admin(certificateDeskApi.allowRetake, address)])]);
    const { rows } = await pool.query(
      'select withdrawn_at is null as valid, count(*)::int as n from certificates where user_id = $1 group by 1 order by 1',
      [rep.userId],
    );
    expect(rows).toEqual([
      { valid: false, n: 1 },
      { valid: true, n: 1 },
    ]);
    const { rows: given } = await pool.query(
      "select kind, count(*)::int as n from points where user_id = $1 and kind in ('course', 'withdrawn') group by 1 order by 1",
      [rep.userId],
    );
    expect(given).toEqual([
      { kind: 'course', n: 1 },
      { kind: 'withdrawn', n: 1 },
    ]);
  }
});

test('a certificate is withdrawn, renamed and reissued concurrently, and its history is consistent', async () => {
  const { call: admin } = await signInAdmin(first, await makeAdmin(first));
  for (let round = 0; round < 6; round++) {
    const { rep, number } = await certify(first, course);
    const address = { params: { number } };
    for (const name of ['Thabo Nkosi', 'Thabo Dlamini']) {
      await pool.query('update rep_profiles set full_name = $2 where user_id = $1', [rep.userId, name]);
      await Promise.all([
        ...Array.from({ length: 4 }, (_, turn) => outcomes([through(rep, turn)(certificatesApi.reissue, address)])),
        through(rep, 1)(certificatesApi.show, { ...address, body: { shownName: 'full' } }),
        ...(name === 'Thabo Dlamini'
          ? [1, 2].map(() => outcomes([admin(certificateDeskApi.withdraw, { ...address, body: { reason: 'A slip' } })]))
          : []),
      ]);
    }
    const { rows } = await pool.query(
      `select c.holder_name, c.shown_name, c.issued_at, c.withdrawn_at, e.because,
         (select array_agg(n.holder_name order by n.replaced_at) from certificate_names n where n.certificate_id = c.id) as names,
         (select count(*)::int from certificate_names n join ended_badges b on b.id = n.badge_id and b.because = 'replaced'
          where n.certificate_id = c.id) as replaced
       from certificates c left join ended_badges e on e.id = c.badge_id where c.number = $1`,
      [number],
    );
    const anew = rows[0].holder_name === 'Thabo Dlamini';
    const names = anew ? ['Thabo Mokoena', 'Thabo Nkosi'] : ['Thabo Mokoena'];
    expect(rows).toEqual([
      {
        ...{ holder_name: anew ? 'Thabo Dlamini' : 'Thabo Nkosi', shown_name: 'full', because: 'withdrawn' },
        ...{ issued_at: expect.any(Date), withdrawn_at: expect.any(Date), names, replaced: names.length },
      },
    ]);
  }
});

test('an account deleted while its certificate is reissued leaves no valid badge', async () => {
  for (let round = 0; round < 4; round++) {
    const { rep, number } = await certify(first, course);
    await pool.query("update rep_profiles set full_name = 'Thabo Nkosi' where user_id = $1", [rep.userId]);
    const { rows: before } = await pool.query('select id, badge_id from certificates where number = $1', [number]);
    await Promise.all([
      rep.call(accountApi.close, { body: { password: rep.password } }),
      outcomes([through(rep, 1)(certificatesApi.reissue, { params: { number } })]),
    ]);
    const { rows } = await pool.query(
      `select (select count(*)::int from certificates where number = $1) as left,
         (select count(*)::int from certificate_names where certificate_id = $2) as names,
         (select count(*)::int from ended_badges where id = $3) as ended,
         (select count(*)::int from ended_badges where because = 'deleted') as all_last`,
      [number, before[0].id, before[0].badge_id],
    );
    // Whichever came last.
    expect(rows).toEqual([{ left: 0, names: 0, ended: 1, all_last: round + 1 }]);
  }
});

test('two processes create one key for badges', async () => {
  const rounds = await Promise.all(Array.from({ length: 2 }, () => certify(first, course)));
  await pool.query('delete from badge_keys');
  const badges = await Promise.all(
    rounds.map(({ rep, number }, turn) => through(rep, turn)(certificatesApi.badge, { params: { number } })),
  );
  const { rows } = await pool.query('select id from badge_keys');
  expect(rows).toHaveLength(1);
  for (const { jwt } of badges) expect(decodeProtectedHeader(jwt).kid).toMatch(new RegExp(`${rows[0].id}$`));
});
