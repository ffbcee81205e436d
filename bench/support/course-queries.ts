import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Attempt } from '#contract/courses/learning.ts';
import type { RepActor } from '#server/features/accounts/access.ts';
import { certificatePage } from '#server/features/courses/certificates/present/certificate-page.ts';
import { findCertificate, listCertificates } from '#server/features/courses/certificates/queries/find-certificates.ts';
import { drawTest } from '#server/features/courses/final-test/commands/draw-test.ts';
import { submitTest } from '#server/features/courses/final-test/commands/submit-test.ts';
import { answerQuestions } from '#server/features/courses/learning/commands/answer-questions.ts';
import { reportReading } from '#server/features/courses/learning/commands/report-reading.ts';
import { findLesson } from '#server/features/courses/learning/queries/find-lesson.ts';
import { describePoints, listPoints } from '#server/features/courses/points/queries/find-points.ts';
import { describeEnrolment } from '#server/features/courses/queries/find-enrolment.ts';
import { listCourses } from '#server/features/courses/queries/list-courses.ts';
import { showCourse } from '#server/features/courses/queries/show-course.ts';
import { type Tx, transactionsOn } from '#server/platform/db/transaction.ts';
import { siteUrl } from './app-env.ts';
import type { MarketQuery } from './market-queries.ts';

interface Seat {
  readonly actor: RepActor;
  readonly courseId: string;
  readonly lesson: number;
  readonly certificate: string;
}

/** The most frequent queries of learning reps, and of verifiers of certificates, each turn for another user. */
export async function courseQueries(pool: pg.Pool, people: number): Promise<MarketQuery[]> {
  const some = async (which: string) => {
    // Pseudo-random, and the same users in every run on the same rows.
    const { rows } = await pool.query<Omit<Seat, 'actor'> & { userId: string }>(
      `select p.user_id as "userId", p.course_id as "courseId", place_lesson as lesson, number as certificate
       from course_purchases p left join certificates c on c.purchase_id = p.id where ${which} order by md5(p.id::text) limit $1`,
      [people],
    );
    return (turn: number): Seat => {
      const { userId, ...seat } = rows[turn % rows.length] ?? {};
      if (userId === undefined) throw new Error(`No rep has a course with ${which}`);
      return { ...seat, actor: { userId } } as Seat;
    };
  };
  const [owner, reader] = [await some('true'), await some('begun_at is not null and progress < 100')];
  const [ready, holder] = [
    await some('progress = 100 and completed_at is null'),
    await some('completed_at is not null'),
  ];
  const right = await rightOptions(pool);
  const undone = undoing(pool);
  const learns = (turn: number) => {
    const { actor, courseId, lesson } = reader(turn);
    return { actor, courseId, lesson, ofLesson: right.get(`${courseId} ${lesson}`) ?? [] };
  };
  return [
    { name: 'catalogue', run: (db, turn) => listCourses(db, owner(turn).actor) },
    { name: 'page of a course', run: (db, turn) => showCourse(db, owner(turn).actor, owner(turn).courseId) },
    {
      name: 'lesson',
      run: (db, turn) => findLesson(db, reader(turn).actor, { ...reader(turn), number: reader(turn).lesson }),
    },
    {
      name: 'report of reading',
      run: (_db, turn) => {
        const { actor, courseId, lesson } = learns(turn);
        const report = { id: randomUUID(), lesson, seconds: 300, block: 5, at: new Date().toISOString() };
        return undone(async (tx) =>
          describeEnrolment(tx.db, await reportReading(tx, actor, { courseId, reports: [report] })),
        );
      },
    },
    {
      name: 'answers to a lesson',
      run: (_db, turn) => {
        const { actor, courseId, ofLesson } = learns(turn);
        return undone(async (tx) => {
          const { purchase } = await answerQuestions(tx, actor, { courseId, answers: ofLesson });
          return describeEnrolment(tx.db, purchase);
        });
      },
    },
    {
      name: 'final test, drawn',
      run: (_db, turn) => undone((tx) => drawTest(tx, ready(turn).actor, ready(turn).courseId)),
    },
    {
      name: 'final test, drawn and passed',
      run: (_db, turn) => {
        const { actor, courseId } = ready(turn);
        return undone(async (tx) => {
          const { id: attemptId, questions } = await drawTest(tx, actor, courseId);
          const { result, purchase } = await submitTest(tx, actor, {
            ...{ courseId, attemptId },
            answers: answersTo(questions, right.get(courseId) ?? []),
          });
          if (!result.passed) throw new Error('Right answers did not pass');
          return describeEnrolment(tx.db, purchase);
        });
      },
    },
    { name: 'certificates of a rep', run: (db, turn) => listCertificates(db, holder(turn).actor) },
    {
      name: 'certificate, for everybody',
      run: async (db, turn) => {
        const found = await findCertificate(db, holder(turn).certificate);
        if (!found) throw new Error('A certificate is missing');
        return certificatePage(siteUrl, found);
      },
    },
    { name: 'points', run: (db, turn) => describePoints(db, owner(turn).actor) },
    { name: 'what points are for', run: (db, turn) => listPoints(db, owner(turn).actor, undefined) },
  ];
}

interface RightOption {
  readonly questionId: string;
  readonly option: number;
  readonly text: string;
}

/** By course and lesson for what is below lessons, by course for final tests. */
async function rightOptions(pool: pg.Pool): Promise<ReadonlyMap<string, readonly RightOption[]>> {
  const { rows } = await pool.query<RightOption & { key: string }>(
    `select c.id || case use when 'lesson' then ' ' || lesson else '' end as key, q.id as "questionId", place::int - 1 as option,
       o ->> 'text' as text
     from courses c join course_questions q using (version_id)
     cross join jsonb_array_elements(options) with ordinality as option (o, place) where (o ->> 'right')::boolean`,
  );
  return Map.groupBy(rows, ({ key }) => key);
}

const answersTo = (questions: Attempt['questions'], right: readonly RightOption[]) =>
  questions.map(({ id: questionId, options }) => ({
    questionId,
    option: options.indexOf(right.find((one) => one.questionId === questionId)?.text ?? ''),
  }));

/** The three repetitions are the same request: its writes are rolled back, and the commit is not timed. */
function undoing(pool: pg.Pool): (work: (tx: Tx) => Promise<unknown>) => Promise<void> {
  const none = async () => {};
  const transaction = transactionsOn(pool, none, none);
  const undo = new Error('Taken back');
  return async (work) => {
    await transaction(async (tx) => {
      await work(tx);
      throw undo;
    }).catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  };
}
