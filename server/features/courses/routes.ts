import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { rateCourse } from './commands/rate-course.ts';
import { startCourse } from './commands/start-course.ts';
import { drawTest } from './final-test/commands/draw-test.ts';
import { submitTest } from './final-test/commands/submit-test.ts';
import { answerQuestions } from './learning/commands/answer-questions.ts';
import { reportReading } from './learning/commands/report-reading.ts';
import { findLesson } from './learning/queries/find-lesson.ts';
import { presentReview } from './present.ts';
import { describeEnrolment } from './queries/find-enrolment.ts';
import { listCourses } from './queries/list-courses.ts';
import { showCourse } from './queries/show-course.ts';

export const courseRoutes = (): readonly Route[] => [
  read(coursesApi.list, async (db, actor) => ({ items: await listCourses(db, actor) })),
  read(coursesApi.show, (db, actor, { params }) => showCourse(db, actor, params.courseId)),
  write(coursesApi.enrol, async (tx, actor, { params }) =>
    describeEnrolment(tx.db, await startCourse(tx, actor, params.courseId)),
  ),
  write(coursesApi.rate, async (tx, actor, { params, body }) =>
    presentReview(await rateCourse(tx, actor, { ...params, ...body })),
  ),
  read(learningApi.lesson, (db, actor, { params }) => findLesson(db, actor, params)),
  write(learningApi.report, async (tx, actor, { params, body }) =>
    describeEnrolment(tx.db, await reportReading(tx, actor, { ...params, ...body })),
  ),
  write(learningApi.answer, async (tx, actor, { params, body }) => {
    const { answers, purchase } = await answerQuestions(tx, actor, { ...params, ...body });
    return { answers, standing: await describeEnrolment(tx.db, purchase) };
  }),
  write(learningApi.draw, (tx, actor, { params }) => drawTest(tx, actor, params.courseId)),
  write(learningApi.submitTest, async (tx, actor, { params, body }) => {
    const { result, purchase } = await submitTest(tx, actor, { ...params, ...body });
    return { ...result, standing: await describeEnrolment(tx.db, purchase) };
  }),
];
